import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { auditLog, sessions } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { limitsOf } from '../../http/access/allowance.ts'
import { rowsAtATime, textOf } from '../../http/exports/list-file.ts'
import { generateSearchRows } from '../../testing/generated/generated-rows.queries.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { candidatesFile } from './candidates-file.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const noRoles = { selectedJobRoles: [], removedJobRoles: [] }

async function download(person: { id: number }, query: Record<string, string> = {}) {
  const { directory } = await api.as(person)
  const { url } = (await directory.candidatesFile({ query })).data
  return { url, answer: await api.app.inject({ url }) }
}

test('the file holds exactly the filtered list in its order, the list’s columns, and no formula', async () => {
  await aFindable({ location: 'Pune', degree: 'B.Com' }, { account: { fullName: '=HYPERLINK("x")' } })
  const asha = await aFindable(
    { location: 'Pune', professionalSkills: ['Tally', 'GST'] },
    { account: { fullName: 'Asha, Rao' }, applied: true },
  )
  await aFindable({ location: 'Nashik' }, { account: { fullName: 'Elsewhere Demo' } })
  const member = await api.aStaffMember('hr')
  const hr = await api.as(member)
  await hr.guidance.attend({ params: { userId: asha.id, role: 'hr' }, body: { comment: 'came', attended: true } })
  const { answer } = await download(member, { location: 'Pune', 'sortBy[]': 'FullName:desc' })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="candidates-2026-11-21.csv"',
  })
  const [head, first = '', second = '', end] = answer.body.split('\r\n')
  expect(head).toBe(
    '\uFEFFID,Name,Phone,E-mail,Exp level,Degree,Skills,Job location,Ready to,VSP,Expected CTC (LPA),Registered,Updated,' +
      'HR attendance,HR comment,Counsellor attendance,Counsellor comment,Suggested courses,Remark,Shortlisted by',
  )
  expect(first).toContain(`${asha.id},"Asha, Rao",${asha.phone?.slice(1)}`)
  expect(first).toContain('"Tally, GST",,Off,Applied')
  expect(first).toContain('Attended,came,Not Attended')
  expect(second).toContain(`"'=HYPERLINK(""x"")"`)
  expect(end).toBe('')
  const audited = (await api.db.select().from(auditLog)).filter(({ actorId }) => actorId === member.id)
  const about = (name: string) => audited.filter(({ action }) => action === name)
  expect(about('candidates-exported')).toMatchObject([{ detail: { rows: 2 } }])
  // Whose phone and e-mail the file held, as for the list itself.
  expect(about('contacts-listed')).toMatchObject([{ detail: { ids: [asha.id, expect.any(Number)] } }])
})

test('the file of chosen candidates holds them alone, in the list’s columns, counts for the day, and is audited', async () => {
  const asha = await aFindable({}, { account: { fullName: 'Asha Demo' } })
  await aFindable({}, { account: { fullName: 'Ravi Demo' } })
  const meera = await aFindable({}, { account: { fullName: 'Meera Demo' } })
  const hidden = await aFindable({}, { account: { fullName: 'Neha Demo', status: 'suspended' } })
  const member = await api.aStaffMember('Admin')
  const { directory } = await api.as(member)
  const body = { IDs: [asha.id, hidden.id, meera.id] }
  const answer = await api.app.inject({ url: (await directory.chosenFile({ body })).data.url })
  const [head = '', ...lines] = answer.body.trimEnd().split('\r\n')
  expect(head).toContain('ID,Name,Phone,E-mail')
  expect(lines.map((line) => line.split(',')[1])).toEqual(['Meera Demo', 'Asha Demo'])
  const audited = (await api.db.select().from(auditLog)).filter(({ actorId }) => actorId === member.id)
  const about = (name: string) => audited.filter(({ action }) => action === name)
  expect(about('candidates-exported')).toMatchObject([{ detail: { rows: 2 } }])
  expect(about('contacts-listed')).toMatchObject([{ detail: { ids: [meera.id, asha.id] } }])
  for (const person of [await api.aStaffMember('C-Partner'), await api.anEmployer()])
    await expect((await api.as(person)).directory.chosenFile({ body })).rejects.toMatchObject({ status: 403 })
})

test('a link is valid for a minute and the requesting session, and only staff get one', async () => {
  const member = await api.aStaffMember('Admin')
  const { url } = await download(member)
  await api.db.update(sessions).set({ endedAt: api.deps.now() })
  expect((await api.app.inject({ url })).statusCode).toBe(403)
  const again = await download(member)
  api.pass(61_000)
  expect((await api.app.inject({ url: again.url })).statusCode).toBe(403)
  expect((await api.app.inject({ url: '/api/candidate-files?token=x' })).statusCode).toBe(403)
  for (const person of [await api.aStaffMember('C-Partner'), await api.anEmployer()])
    await expect(download(person)).rejects.toMatchObject({ status: 403 })
})

test('exported rows are limited per person and day, and the count restarts tomorrow', async () => {
  const member = await api.aStaffMember('hr')
  const used = { actorId: member.id, action: 'candidates-exported', at: api.deps.now() }
  await api.db.insert(auditLog).values({ ...used, detail: { rows: 1_000_000 } })
  await expect(download(member)).rejects.toMatchObject({ status: 409, code: 'limit-reached' })
  api.pass(24 * 3600_000)
  expect((await download(member)).answer.statusCode).toBe(200)
})

test('rows are read as they are sent, so that a file of any length needs only one chunk in memory', async () => {
  const parts = 6
  await generateSearchRows(api.db, rowsAtATime * parts)
  const member = await api.aStaffMember('Admin')
  const actor = {
    ...member,
    role: 'Admin' as const,
    step: 0 as const,
    sessionId: '',
    suspended: false,
    lacksSecondFactor: false,
    whyNotMeet: undefined,
    allowance: { limits: limitsOf('free', undefined), newest: undefined },
  }
  let read = 0
  const request = { filters: filtersOfAddress('sortBy[]=FullName:asc'), roles: noRoles }
  const file = textOf(candidatesFile(api.deps), { actor, request }, (rows) => {
    read += rows.length
  })
  await file.next()
  expect(read).toBe(0)
  const ids = new Set<string>()
  for (let part = 1; part <= parts; part++) {
    const lines = String((await file.next()).value)
      .trimEnd()
      .split('\r\n')
    for (const line of lines) ids.add(line.split(',', 1)[0] ?? '')
    expect(read).toBe(part * rowsAtATime)
  }
  expect(await file.next()).toMatchObject({ done: true })
  expect(ids.size).toBe(rowsAtATime * parts)
})
