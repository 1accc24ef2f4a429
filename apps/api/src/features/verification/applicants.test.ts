import { hrComments as storedComments, vspApplications } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { someComments } from '../../testing/people/findable.ts'
import { hrComments } from '../../testing/people/hr-comments.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const day = (n: number) => new Date(api.deps.now().getTime() - n * 24 * 3600_000)

async function anApplicant(fullName: string, daysAgo: number, assignedTo: number | null = null) {
  const person = await api.aCandidate({}, { fullName })
  await api.db
    .insert(vspApplications)
    .values({ candidateId: person.id, createdAt: day(daysAgo), assignedTo, assignedAt: assignedTo ? day(1) : null })
  return person
}

async function verify(candidateId: number, reviewerId: number, at: Date) {
  await api.db.insert(storedComments).values({ ...someComments(reviewerId, at), candidateId })
  const set = { verified: true, verifiedAt: at }
  await api.db.update(vspApplications).set(set).where(eq(vspApplications.candidateId, candidateId))
}

test('each tab has its applicants and every tab its count; who waits longest comes first', async () => {
  const hr = await api.aStaffMember('hr')
  const verified = await anApplicant('Ravi Demo', 9)
  await verify(verified.id, hr.id, day(2))
  const [young, old] = [await anApplicant('Asha Demo', 1, hr.id), await anApplicant('Bina Demo', 5)]
  const client = await api.as(hr)
  const shown = async (show: 'all' | 'waiting' | 'mine' | 'verified') => {
    const { data, totalCount, counts } = await client.verification.applicants({ query: { show } })
    expect(counts).toEqual({ all: 3, waiting: 2, mine: 1, verified: 1 })
    expect(totalCount).toBe(data.length)
    return data.map(({ UserId }) => UserId)
  }
  expect(await shown('waiting')).toEqual([old.id, young.id])
  expect(await shown('mine')).toEqual([young.id])
  expect(await shown('verified')).toEqual([verified.id])
  expect(await shown('all')).toEqual([young.id, old.id, verified.id])
  const file = await client.verification.applicantsFile({ query: { show: 'waiting' } })
  const { pathname, search } = new URL(file.data.url, 'http://localhost')
  const headers = { authorization: await api.tokenOf(hr.id) }
  const text = (await api.app.inject({ url: `${pathname}${search}`, headers })).body
  expect(text.indexOf('Bina Demo')).toBeLessThan(text.indexOf('Asha Demo'))
  expect(text).not.toContain('Ravi Demo')
})

test('a name is searched by any part of it, and the counts are of what the search finds', async () => {
  await anApplicant('Asha Kulkarni', 1)
  await anApplicant('Bina 100% Demo', 2)
  const client = await api.as(await api.aStaffMember('hr'))
  const search = async (term: string) => {
    const { data, counts } = await client.verification.applicants({ query: { search: term, show: 'waiting' } })
    return [data.map(({ FullName }) => FullName), counts.waiting]
  }
  expect(await search('kulk')).toEqual([['Asha Kulkarni'], 1])
  expect(await search('%')).toEqual([['Bina 100% Demo'], 1])
  expect(await search('nobody')).toEqual([[], 0])
})

test('the list of the employers’ applicants names the latest job or drive of each, with its company', async () => {
  const [toJob, toDrive] = [await anApplicant('Asha Demo', 2), await anApplicant('Bina Demo', 1)]
  const { aJob, aDrive, aDriveApplication } = createOpenings(api.deps)
  const job = await aJob({ title: 'Accountant', companyName: 'Kaveri Digital' })
  await (await api.as(toJob)).applications.apply({ body: { JobID: job.id } })
  const drive = await aDrive({ title: 'Campus day' })
  await aDriveApplication({ driveId: drive.id, candidateId: toDrive.id })
  const admin = await api.as(await api.aStaffMember('Admin'))
  const { data } = await admin.verification.applicants({ query: { list: 'employers', show: 'waiting' } })
  expect(data.map(({ FullName, AppliedTo }) => [FullName, AppliedTo?.Title, AppliedTo?.Employer])).toEqual([
    ['Asha Demo', 'Accountant', 'Kaveri Digital'],
    ['Bina Demo', 'Campus day', null],
  ])
  await aDriveApplication({ driveId: drive.id, candidateId: toJob.id, status: 'Accepted' })
  const { data: drives } = await admin.drives.list({ query: {} })
  expect(drives.map(({ Applicants, Pending }) => [Applicants, Pending])).toEqual([[2, 1]])
  expect((await admin.verification.waitingCounts()).data).toEqual({
    vsp: 2,
    employers: 2,
    drives: 1,
    questions: 0,
    companies: 0,
  })
  await (await api.as(toJob)).help.ask({ body: { Text: 'When am I verified?' } })
  const questionsFor = async (role: 'Admin' | 'hr' | 'Counsellor') =>
    (await (await api.as(await api.aStaffMember(role))).verification.waitingCounts()).data.questions
  expect([await questionsFor('Admin'), await questionsFor('hr'), await questionsFor('Counsellor')]).toEqual([1, 1, 0])
})

test('how many wait for each reviewer, since when, and what each did in seven days, with the list behind each figure', async () => {
  const asha = await api.aStaffMember('hr', { fullName: 'Asha Reviewer' })
  const bina = await api.aStaffMember('hr', { fullName: 'Bina Reviewer' })
  const [old, fresh] = [await anApplicant('One', 20), await anApplicant('Two', 20)]
  await verify(old.id, asha.id, day(8))
  await verify(fresh.id, asha.id, day(6))
  await anApplicant('Three', 4, asha.id)
  await anApplicant('Four', 6, asha.id)
  await anApplicant('Five', 3)
  const admin = await api.as(await api.aStaffMember('Admin'))
  expect((await admin.verification.work()).data).toEqual([
    {
      Reviewer: { ID: asha.id, FullName: 'Asha Reviewer' },
      Waiting: 2,
      Oldest: day(6).toISOString(),
      DoneThisWeek: 1,
    },
    { Reviewer: { ID: bina.id, FullName: 'Bina Reviewer' }, Waiting: 0, Oldest: null, DoneThisWeek: 0 },
    { Reviewer: null, Waiting: 1, Oldest: day(3).toISOString(), DoneThisWeek: 0 },
  ])
  const reviewer = await api.as(asha)
  expect((await reviewer.verification.work()).data).toHaveLength(3)
  const counsellor = await api.as(await api.aStaffMember('Counsellor'))
  await expect(counsellor.verification.work()).rejects.toMatchObject({ status: 403 })
  const namesOf = async (show: 'waiting' | 'verified' | 'all', of: number | 'none') =>
    (await admin.verification.applicants({ query: { show, reviewer: of } })).data.map(({ FullName }) => FullName)
  expect(await namesOf('waiting', asha.id)).toEqual(['Four', 'Three'])
  expect(await namesOf('waiting', 'none')).toEqual(['Five'])
  expect(await namesOf('all', bina.id)).toEqual([])
  expect((await namesOf('verified', asha.id)).toSorted()).toEqual(['One', 'Two'])
  await reviewer.verification.setStatus({ params: { candidateId: old.id }, body: { VspStatus: false } })
  await reviewer.verification.submit({ params: { candidateId: old.id }, body: { hrComments } })
  const [again] = (await admin.verification.work()).data
  expect(again).toMatchObject({ Reviewer: { ID: asha.id }, DoneThisWeek: 2 })
})
