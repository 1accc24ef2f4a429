import { notifications, shortlists } from '@pramaan/database/schema'
import { pipelineColumns } from '@pramaan/domain/shortlist'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const { aJob } = createOpenings(api.deps)
const minutes = 60_000
const days = 24 * 60 * minutes

async function anEmployerClient() {
  const employer = await api.anEmployer()
  return { employer, client: await api.as(employer) }
}

type Client = Awaited<ReturnType<typeof anEmployerClient>>['client']

/** Brings a candidate to a stage, arrow by arrow. */
async function bring(client: Client, candidateId: number, status: 1 | 2 | 3 | 4) {
  for (const Status of [1, 2, 3, 4].slice(0, status))
    await client.pipeline.move({ body: { Candidates: [candidateId], Status } })
}

const named = (fullName: string) => aFindable({}, { account: { fullName } })
const idsOf = (items: readonly { ID: number }[]) => items.map(({ ID }) => ID)

test('the board has the five stages of the spec with their counts and first candidates, latest moves first [E-427]', async () => {
  const { client } = await anEmployerClient()
  const people = [await aFindable(), await aFindable(), await aFindable(), await aFindable()]
  const [one, two, three, four] = people.map(({ id }) => id) as [number, number, number, number]
  await bring(client, one, 4)
  for (const id of [two, three, four]) {
    api.pass(minutes)
    await bring(client, id, 1)
  }
  await client.pipeline.move({ body: { Candidates: [four], Status: -1, Reason: 'Position filled' } })
  const { data } = await client.pipeline.board({ query: { pageSize: 1 } })
  expect(data.map(({ Title, Count, items }) => [Title, Count, idsOf(items)])).toEqual([
    ['Shortlisted', 2, [three]],
    ['In Communication', 0, []],
    ['Interview Completed', 0, []],
    ['Hired', 1, [one]],
    ['Rejected', 1, [four]],
  ])
  expect(data[4]?.items[0]).toMatchObject({ Reason: 'Position filled', MovedOn: '2026-11-21T06:33:00.000Z' })
  const more = await client.pipeline.list({ query: { status: 1, cursor: data[0]?.next ?? '' } })
  expect([idsOf(more.data), more.next]).toEqual([[two], null])
})

test('a stage continues from its cursor without a gap or a repeat, even if the first candidate is moved meanwhile', async () => {
  const { client } = await anEmployerClient()
  const ids = [await aFindable(), await aFindable(), await aFindable(), await aFindable()].map(({ id }) => id)
  await client.pipeline.move({ body: { Candidates: ids, Status: 1 } })
  const first = await client.pipeline.list({ query: { status: 1, pageSize: 2 } })
  await client.pipeline.move({ body: { Candidates: [first.data[0]?.ID ?? 0], Status: 2 } })
  const rest = await client.pipeline.list({ query: { status: 1, pageSize: 2, cursor: first.next ?? '' } })
  expect([...idsOf(first.data), ...idsOf(rest.data)].sort()).toEqual([...ids].sort())
  await expect(client.pipeline.list({ query: { cursor: 'no~place' } })).rejects.toMatchObject({ code: 'invalid' })
})

test('board, table and hirings have the same filters: period of the latest move, words of the name, and the job [E-022 E-430 E-437]', async () => {
  const { employer, client } = await anEmployerClient()
  const job = await aJob({ employerId: employer.id, title: 'Welder' })
  const [asha, ravi] = [await named('Asha Deshmukh'), await named('Ravi Ashtekar')]
  await client.pipeline.move({ body: { Candidates: [asha.id], Status: 1, JobID: job.id } })
  api.pass(8 * days)
  await bring(client, ravi.id, 4)
  const found = async (query: Parameters<Client['pipeline']['list']>[0]['query']) => {
    const list = await client.pipeline.list({ query })
    const board = await client.pipeline.board({ query: { ...query } })
    expect(board.data.flatMap(({ items }) => idsOf(items)).sort()).toEqual(idsOf(list.data).sort())
    expect(board.data.map(({ Status, Title, Count }) => ({ Status, Title, Count }))).toEqual(list.stages)
    expect(list.totalCount).toBe(list.data.length)
    return idsOf(list.data)
  }
  expect(await found({})).toEqual([ravi.id, asha.id])
  expect(await found({ period: '7-days' })).toEqual([ravi.id])
  expect(await found({ period: 'last-week' })).toEqual([asha.id])
  expect(await found({ term: 'desh' })).toEqual([asha.id])
  expect(await found({ term: 'ash RAVI' })).toEqual([ravi.id])
  expect(await found({ term: 'esh' })).toEqual([])
  expect(await found({ jobID: job.id })).toEqual([asha.id])
  const table = await client.pipeline.list({ query: { status: 1 } })
  expect(table.data).toMatchObject([{ JobID: job.id, JobTitle: 'Welder', FullName: 'Asha Deshmukh' }])
  expect(table.stages.map(({ Count }) => Count)).toEqual([1, 0, 0, 1, 0])
  const hired = await client.pipeline.hirings({ query: { term: 'ravi' } })
  expect(hired).toMatchObject({ totalCount: 1, data: [{ ID: ravi.id, shortlisted: 4 }] })
  expect(await client.pipeline.hirings({ query: { period: 'last-month' } })).toMatchObject({ totalCount: 0, data: [] })
})

test('a bulk move moves each candidate where allowed and reports each once, even if named repeatedly [E-500]', async () => {
  const { client } = await anEmployerClient()
  const [one, two] = [await aFindable(), await aFindable()]
  await bring(client, one.id, 2)
  await bring(client, two.id, 1)
  const body = { Candidates: [one.id, two.id, two.id, 999_999], Status: 3 }
  expect(await client.pipeline.move({ body })).toMatchObject({
    moved: 1,
    data: [
      { ID: one.id, shortlisted: 3, moved: true, why: null },
      { ID: two.id, shortlisted: 1, moved: false, why: 'wrong-state' },
      { ID: 999_999, shortlisted: null, moved: false, why: 'not-found' },
    ],
  })
})

test('an all-or-none bulk move changes nothing if one candidate can’t be moved, and names that one', async () => {
  const { client } = await anEmployerClient()
  const [one, two] = [await aFindable(), await aFindable()]
  await bring(client, one.id, 1)
  const body = { Candidates: [one.id, two.id], Status: 2, mode: 'all' as const }
  const details = [{ field: String(two.id), message: 'wrong-state' }]
  await expect(client.pipeline.move({ body })).rejects.toMatchObject({ code: 'wrong-state', details })
  expect(await api.db.select().from(shortlists)).toMatchObject([{ candidateId: one.id, status: 1 }])
  await bring(client, two.id, 1)
  expect(await client.pipeline.move({ body })).toMatchObject({ moved: 2 })
})

test('a rejection says why, and no other move does', async () => {
  const { client } = await anEmployerClient()
  const { id } = await aFindable()
  const move = (Status: number, Reason?: string) =>
    client.pipeline.move({ body: { Candidates: [id], Status, ...(Reason && { Reason }) } })
  await expect(move(-1)).rejects.toMatchObject({ code: 'invalid' })
  await expect(move(1, 'Fits well')).rejects.toMatchObject({ code: 'invalid' })
  await expect(move(0)).rejects.toMatchObject({ code: 'invalid' })
  expect(await move(-1, 'Did not respond')).toMatchObject({ moved: 1 })
})

test('undo returns many at once to their previous stage and time, within five minutes, and not twice', async () => {
  const { client } = await anEmployerClient()
  const ids = [await aFindable(), await aFindable()].map(({ id }) => id)
  await client.pipeline.move({ body: { Candidates: ids, Status: 1 } })
  const before = (await client.pipeline.list({ query: {} })).data
  api.pass(60 * minutes)
  await client.pipeline.move({ body: { Candidates: ids, Status: -1, Reason: 'Position filled' } })
  api.pass(5 * minutes - 1)
  expect(await client.pipeline.undo({ body: { Candidates: ids } })).toMatchObject({ moved: 2 })
  expect((await client.pipeline.list({ query: {} })).data).toEqual(before)
  const again = await client.pipeline.undo({ body: { Candidates: ids } })
  expect(again).toMatchObject({ moved: 0, data: [{ why: 'wrong-state' }, { why: 'wrong-state' }] })
  await client.pipeline.move({ body: { Candidates: ids, Status: 2 } })
  api.pass(5 * minutes + 1)
  expect(await client.pipeline.undo({ body: { Candidates: ids } })).toMatchObject({ moved: 0 })
})

test('the history has who made each move, when, from where, to where and why, and which moves were undone [E-429]', async () => {
  const { employer, client } = await anEmployerClient()
  const { id } = await aFindable()
  await bring(client, id, 2)
  await client.pipeline.undo({ body: { Candidates: [id] } })
  api.pass(minutes)
  await client.pipeline.move({ body: { Candidates: [id], Status: -1, Reason: 'Salary expectation too high' } })
  const { data } = await client.pipeline.history({ params: { id } })
  expect(data.map(({ From, To, Reason, Undo }) => [From, To, Reason, Undo])).toEqual([
    [1, -1, 'Salary expectation too high', false],
    [2, 1, null, true],
    [1, 2, null, false],
    [null, 1, null, false],
  ])
  expect(data[0]).toMatchObject({ MovedBy: employer.fullName, MovedOn: '2026-11-21T06:31:00.000Z' })
})

test('board and table count who changed stage this week; entering the list, an earlier week and an undone move don’t count', async () => {
  const { client } = await anEmployerClient()
  const [before, moved, undone, entered] = [await aFindable(), await aFindable(), await aFindable(), await aFindable()]
  await client.pipeline.move({ body: { Candidates: [before.id, moved.id, undone.id], Status: 1 } })
  api.pass(minutes)
  await client.pipeline.move({ body: { Candidates: [before.id], Status: 2 } })
  api.pass(7 * days)
  await client.pipeline.move({ body: { Candidates: [entered.id], Status: 1 } })
  await client.pipeline.move({ body: { Candidates: [moved.id, undone.id], Status: 2 } })
  await client.pipeline.undo({ body: { Candidates: [undone.id] } })
  const counted = async (query: Parameters<Client['pipeline']['list']>[0]['query']) => [
    (await client.pipeline.board({ query: { term: query.term } })).movedThisWeek,
    (await client.pipeline.list({ query })).movedThisWeek,
  ]
  expect(await counted({})).toEqual([1, 1])
  // Like the number of candidates, it says the same on every tab of the table.
  expect(await counted({ status: 1 })).toEqual([1, 1])
  expect(await counted({ term: 'nobody of this name' })).toEqual([0, 0])
})

test('one employer’s pipeline, history and jobs are not another’s', async () => {
  const { employer, client } = await anEmployerClient()
  const { client: other } = await anEmployerClient()
  const { id } = await aFindable()
  const job = await aJob({ employerId: employer.id })
  await bring(client, id, 4)
  const theirs = await other.pipeline.board({ query: {} })
  expect(theirs.data.map(({ Count, items }) => [Count, items])).toEqual(pipelineColumns.map(() => [0, []]))
  expect((await other.pipeline.list({ query: {} })).data).toEqual([])
  expect((await other.pipeline.hirings({ query: {} })).data).toEqual([])
  await expect(other.pipeline.history({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const undone = await other.pipeline.undo({ body: { Candidates: [id] } })
  expect(undone.data).toMatchObject([{ shortlisted: null, moved: false }])
  const withTheirJob = await other.pipeline.move({ body: { Candidates: [id], Status: 1, JobID: job.id } })
  expect(withTheirJob.data).toMatchObject([{ moved: false, why: 'not-found' }])
  expect(await api.db.select().from(shortlists)).toMatchObject([{ employerId: employer.id, status: 4 }])
})

test('a shortlisting names its job, also by POST /shortlist, and the candidate is notified once of many moves [E-497]', async () => {
  const { employer, client } = await anEmployerClient()
  const { id } = await aFindable()
  const job = await aJob({ employerId: employer.id })
  await client.shortlist.set({ body: { Candidate_id: id, Status: 1, JobID: job.id } })
  await client.pipeline.move({ body: { Candidates: [id], Status: 2 } })
  expect(await api.db.select().from(shortlists)).toMatchObject([{ jobId: job.id, status: 2 }])
  expect(await api.db.select().from(notifications)).toMatchObject([{ kind: 'shortlisted', accountId: id }])
})

test('a candidate stays with the job that they were shortlisted for, also after a move and its undo', async () => {
  const { employer, client } = await anEmployerClient()
  const { id } = await aFindable()
  const [first, other] = [await aJob({ employerId: employer.id }), await aJob({ employerId: employer.id })]
  await client.pipeline.move({ body: { Candidates: [id], Status: 1, JobID: first.id } })
  await client.pipeline.move({ body: { Candidates: [id], Status: 2, JobID: other.id } })
  await client.pipeline.undo({ body: { Candidates: [id] } })
  expect(await api.db.select().from(shortlists)).toMatchObject([{ jobId: first.id, status: 1 }])
})

test('a day of decision is stored for the stage: a move clears it, and undoing the move restores it', async () => {
  const { client } = await anEmployerClient()
  const { id } = await aFindable()
  await bring(client, id, 3)
  expect(await client.pipeline.decideBy({ body: { Candidates: [id], DecideBy: '2026-11-24' } })).toMatchObject({
    data: [{ ID: id, why: null }],
  })
  const days = async () => (await client.pipeline.list({ query: {} })).data.map(({ DecideBy }) => DecideBy)
  expect(await days()).toEqual(['2026-11-24'])
  await client.pipeline.move({ body: { Candidates: [id], Status: 4 } })
  expect(await days()).toEqual([null])
  await client.pipeline.undo({ body: { Candidates: [id] } })
  expect(await days()).toEqual(['2026-11-24'])
  await client.pipeline.decideBy({ body: { Candidates: [id], DecideBy: null } })
  expect(await days()).toEqual([null])
})

test('a day of decision is today or later and within a year, and only for own candidates who are not decided', async () => {
  const { client } = await anEmployerClient()
  const { client: other } = await anEmployerClient()
  const [open, hired, theirs] = [await aFindable(), await aFindable(), await aFindable()]
  await bring(client, open.id, 1)
  await bring(client, hired.id, 4)
  await bring(other, theirs.id, 1)
  const plan = (DecideBy: string, Candidates = [open.id]) =>
    client.pipeline.decideBy({ body: { Candidates, DecideBy } })
  for (const day of ['2026-11-20', '2027-11-22']) await expect(plan(day)).rejects.toMatchObject({ code: 'invalid' })
  expect((await plan('2026-11-21', [open.id, hired.id, theirs.id, 999_999])).data).toEqual([
    { ID: open.id, why: null },
    { ID: hired.id, why: 'wrong-state' },
    { ID: theirs.id, why: 'not-found' },
    { ID: 999_999, why: 'not-found' },
  ])
  expect((await other.pipeline.list({ query: {} })).data).toMatchObject([{ ID: theirs.id, DecideBy: null }])
})

test('a card says when its candidate replied, until the employer writes again', async () => {
  const { employer, client } = await anEmployerClient()
  const candidate = await aFindable()
  const theirs = await api.as(candidate)
  await bring(client, candidate.id, 2)
  const replied = async () => (await client.pipeline.list({ query: {} })).data[0]?.RepliedOn
  const write = () => client.conversations.send({ params: { id: candidate.id }, body: { Text: 'Are you free?' } })
  expect(await replied()).toBeNull()
  await write()
  expect(await replied()).toBeNull()
  api.pass(minutes)
  const { data } = await theirs.conversations.send({ params: { id: employer.id }, body: { Text: 'Yes' } })
  expect(await replied()).toBe(data.SentOn)
  expect((await client.pipeline.board({ query: {} })).data[1]?.items[0]?.RepliedOn).toBe(data.SentOn)
  await write()
  expect(await replied()).toBeNull()
})

test('board and table come in the order of decision without a gap or a repeat, and show what is due as the dashboard counts it', async () => {
  const { employer, client } = await anEmployerClient()
  const people = [await aFindable(), await aFindable(), await aFindable(), await aFindable(), await aFindable()]
  const [late, soon, far, none, newer] = people.map(({ id }) => id) as [number, number, number, number, number]
  await bring(client, late, 1)
  await client.pipeline.decideBy({ body: { Candidates: [late], DecideBy: '2026-11-21' } })
  api.pass(2 * days)
  for (const id of [none, far, soon, newer]) {
    await bring(client, id, 1)
    api.pass(minutes)
  }
  await client.pipeline.decideBy({ body: { Candidates: [soon], DecideBy: '2026-11-23' } })
  await client.pipeline.decideBy({ body: { Candidates: [far], DecideBy: '2026-11-29' } })
  const sort = 'decide-by' as const
  const seen: number[] = []
  const first = await client.pipeline.board({ query: { sort, pageSize: 1 } })
  seen.push(...idsOf(first.data[0]?.items ?? []))
  for (let cursor = first.data[0]?.next; cursor; ) {
    const page = await client.pipeline.list({ query: { sort, status: 1, cursor, pageSize: 1 } })
    seen.push(...idsOf(page.data))
    cursor = page.next
  }
  expect(seen).toEqual([late, soon, far, newer, none])
  expect(idsOf((await client.pipeline.list({ query: {} })).data)).toEqual([newer, soon, far, none, late])
  const due = await client.pipeline.list({ query: { due: 'today', sort } })
  expect([idsOf(due.data), due.totalCount]).toEqual([[late, soon], 2])
  expect((await client.pipeline.list({ query: { due: 'week' } })).totalCount).toBe(3)
  const dashboard = await client.employers.dashboard({ params: { id: employer.id } })
  expect(dashboard.data.needsYou.due).toBe(2)
})
