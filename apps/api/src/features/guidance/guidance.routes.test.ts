import { candidateNotes, courses } from '@pramaan/database/schema'
import { longestNote } from '@pramaan/domain/guidance'
import { expect, test } from 'vitest'
import { only } from '../../http/refusals/refuse.ts'
import { findableCandidates } from '../../testing/people/findable.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

async function aCourse(title: string) {
  return only(await api.db.insert(courses).values({ title, categoryId: 1, createdAt: api.deps.now() }).returning()).id
}

const someone = async (role: 'Admin' | 'hr' | 'Counsellor' | 'C-Partner') => api.as(await api.aStaffMember(role))
type Client = Awaited<ReturnType<typeof someone>>
const currentNotesOf = async (client: Client, candidateId: number) =>
  (await client.guidance.history({ params: { candidateId } })).currentNotes
const rowOf = async (client: Client, id: number) =>
  (await client.directory.candidates({ query: {} })).items.find(({ ID }) => ID === id)

const attend = (client: Client, role: 'hr' | 'Counsellor', userId: number, body = {}) =>
  client.guidance.attend({ params: { userId, role }, body })

test('attendance is set with its comment and can be toggled; hr’s and the Counsellor’s are separate [E-467 E-762]', async () => {
  const { id } = await aFindable()
  const [hr, counsellor, admin] = [await someone('hr'), await someone('Counsellor'), await someone('Admin')]
  expect((await attend(hr, 'hr', id, { comment: ' came early ' })).data.attended).toBe(true)
  expect((await attend(counsellor, 'Counsellor', id, { comment: 'not there', attended: false })).data.attended).toBe(
    false,
  )
  const row = { HrAttended: true, CslrAttended: false, ShortCommentsHr: 'came early', ShortCommentsCslr: 'not there' }
  expect(await rowOf(admin, id)).toMatchObject({ ...row, MultiSuggestedCourse: [], countOfShortlisted: 0 })
  expect((await attend(hr, 'hr', id)).data.attended).toBe(false)
  expect(await currentNotesOf(admin, id)).toMatchObject({
    HrAttended: false,
    ShortCommentsHr: null,
    CslrAttended: false,
  })
})

test('each role sets only its own attendance; Admin, C-Partner and Employer set none', async () => {
  const { id } = await aFindable()
  await expect(attend(await someone('hr'), 'Counsellor', id)).rejects.toMatchObject({ status: 403, code: 'not-yours' })
  await expect(attend(await someone('Counsellor'), 'hr', id)).rejects.toMatchObject({ status: 403 })
  for (const client of [await someone('Admin'), await someone('C-Partner'), await api.as(await api.anEmployer())]) {
    await expect(attend(client, 'hr', id)).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
    const body = { userId: id, selectedCourses: [] }
    await expect(client.guidance.suggest({ body })).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  }
  expect(await api.db.select().from(candidateNotes)).toEqual([])
})

test('a suggestion replaces the previous one, shows by title, and an empty list removes it [E-763]', async () => {
  const { id } = await aFindable()
  const [excel, tally] = [await aCourse('Excel'), await aCourse('Tally')]
  const [hr, counsellor] = [await someone('hr'), await someone('Counsellor')]
  await hr.guidance.suggest({ body: { userId: id, selectedCourses: [excel] } })
  await counsellor.guidance.suggest({ body: { userId: id, selectedCourses: [tally, excel, tally] } })
  const both = [
    { ID: tally, Title: 'Tally' },
    { ID: excel, Title: 'Excel' },
  ]
  expect((await rowOf(await someone('Admin'), id))?.MultiSuggestedCourse).toEqual(both)
  await hr.guidance.suggest({ body: { userId: id, selectedCourses: [] } })
  expect((await currentNotesOf(hr, id)).MultiSuggestedCourse).toEqual([])
  const unknown = hr.guidance.suggest({ body: { userId: id, selectedCourses: [excel, 999] } })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})

test('a remark is the course partner’s, on a candidate of their list; others read it [E-688 E-689 E-764]', async () => {
  const { id } = await aFindable()
  const stranger = await aFindable()
  const [partner, hr] = [await someone('C-Partner'), await someone('hr')]
  const remark = (client: Client, candidateId: number, text: string) =>
    client.guidance.remark({ params: { candidateId, role: 'C-Partner' }, body: { remark: text } })
  await hr.guidance.suggest({ body: { userId: id, selectedCourses: [await aCourse('Excel')] } })
  await remark(partner, id, 'Joined the batch')
  await remark(partner, id, 'Finished')
  expect(await rowOf(hr, id)).toMatchObject({ remark: 'Finished' })
  await expect(remark(partner, stranger.id, 'Hello')).rejects.toMatchObject({ status: 404 })
  await expect(remark(hr, id, 'Hello')).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  await expect(remark(partner, id, ' ')).rejects.toMatchObject({ status: 400 })
  await expect(remark(partner, id, 'x'.repeat(longestNote + 1))).rejects.toMatchObject({ status: 400 })
})

test('the history says who noted what and when, newest first; a course partner reads no attendance [E-348 E-352 E-690]', async () => {
  const { id } = await aFindable()
  const member = await api.aStaffMember('hr')
  const hr = await api.as(member)
  const partner = await someone('C-Partner')
  await attend(hr, 'hr', id, { comment: 'came' })
  api.pass(60_000)
  await hr.guidance.suggest({ body: { userId: id, selectedCourses: [await aCourse('Excel')] } })
  api.pass(60_000)
  await partner.guidance.remark({ params: { candidateId: id, role: 'C-Partner' }, body: { remark: 'Joined' } })
  const history = async (client: Client) => (await client.guidance.history({ params: { candidateId: id } })).data
  expect(await history(await someone('Admin'))).toMatchObject([
    { Kind: 'remark', Text: 'Joined', Role: 'C-Partner', At: '2026-11-21T06:32:00.000Z', Undone: false },
    {
      Kind: 'courses',
      Courses: [{ Title: 'Excel' }],
      By: member.fullName,
      Role: 'hr',
      At: '2026-11-21T06:31:00.000Z',
    },
    { Kind: 'hr-attendance', Attended: true, Text: 'came', By: member.fullName, At: '2026-11-21T06:30:00.000Z' },
  ])
  expect((await history(partner)).map(({ Kind }) => Kind)).toEqual(['remark', 'courses'])
  expect(await currentNotesOf(partner, id)).toMatchObject({ HrAttended: null, ShortCommentsHr: null, remark: 'Joined' })
})

test('a bulk action adds the note where it can and reports on each candidate; undo restores the earlier notes', async () => {
  const [first, second] = [await aFindable(), await aFindable()]
  const hr = await someone('hr')
  const excel = await aCourse('Excel')
  const full = await Promise.all(Array.from({ length: 10 }, (_, index) => aCourse(`Course ${index}`)))
  await hr.guidance.suggest({ body: { userId: second.id, selectedCourses: full } })
  await attend(hr, 'hr', first.id, { comment: 'before', attended: false })
  const userIds = [first.id, second.id, 999_999]
  const attended = await hr.guidance.attendMany({ body: { userIds, attended: true, comment: 'job fair' } })
  expect(attended).toMatchObject({ noted: 2, data: [{ why: null }, { why: null }, { why: 'not-found' }] })
  expect(await currentNotesOf(hr, first.id)).toMatchObject({ HrAttended: true, ShortCommentsHr: 'job fair' })
  const suggested = await hr.guidance.suggestToMany({ body: { userIds, courseId: excel } })
  expect(suggested.data.map(({ why }) => why)).toEqual([null, 'limit-reached', 'not-found'])
  const NoteIDs = attended.data.flatMap(({ NoteID }) => NoteID ?? [])
  await hr.guidance.undo({ body: { NoteIDs } })
  expect(await currentNotesOf(hr, first.id)).toMatchObject({ HrAttended: false, ShortCommentsHr: 'before' })
  expect(await currentNotesOf(hr, second.id)).toMatchObject({ HrAttended: null })
  const undone = (await hr.guidance.history({ params: { candidateId: second.id } })).data[0]
  expect(undone).toMatchObject({ Kind: 'hr-attendance', Undone: true })
})

test('one remark is added to many of the course partner’s list and nobody else, and undoing it restores the earlier ones', async () => {
  const [first, second, stranger] = [await aFindable(), await aFindable(), await aFindable()]
  const [hr, partner] = [await someone('hr'), await someone('C-Partner')]
  const excel = await aCourse('Excel')
  for (const { id } of [first, second]) await hr.guidance.suggest({ body: { userId: id, selectedCourses: [excel] } })
  const params = { candidateId: first.id, role: 'C-Partner' as const }
  await partner.guidance.remark({ params, body: { remark: 'before' } })
  const userIds = [first.id, second.id, stranger.id, 999_999]
  const { data, noted } = await partner.guidance.remarkOnMany({ body: { userIds, remark: 'Joined' } })
  expect([noted, data.map(({ why }) => why)]).toEqual([2, [null, null, 'not-found', 'not-found']])
  expect(await currentNotesOf(partner, second.id)).toMatchObject({ remark: 'Joined' })
  await partner.guidance.undo({ body: { NoteIDs: data.flatMap(({ NoteID }) => NoteID ?? []) } })
  expect(await currentNotesOf(partner, first.id)).toMatchObject({ remark: 'before' })
  expect(await currentNotesOf(partner, second.id)).toMatchObject({ remark: null })
  await expect(hr.guidance.remarkOnMany({ body: { userIds, remark: 'x' } })).rejects.toMatchObject({ status: 403 })
})

test('another person’s note, a replaced note and a note older than ten minutes can’t be undone', async () => {
  const { id } = await aFindable()
  const [hr, colleague] = [await someone('hr'), await someone('hr')]
  const undo = (client: Client, NoteID: number) => client.guidance.undo({ body: { NoteIDs: [NoteID] } })
  const first = (await attend(hr, 'hr', id)).data.NoteID
  await expect(undo(colleague, first)).rejects.toMatchObject({ status: 403, code: 'not-yours' })
  const second = (await attend(hr, 'hr', id)).data.NoteID
  await expect(undo(hr, first)).rejects.toMatchObject({ status: 409, code: 'wrong-state' })
  api.pass(10 * 60_000 + 1)
  await expect(undo(hr, second)).rejects.toMatchObject({ status: 409 })
  await expect(undo(hr, 999_999)).rejects.toMatchObject({ status: 404 })
})

test('several notes on one candidate at the same time leave one current note', async () => {
  const { id } = await aFindable()
  const hr = await someone('hr')
  await Promise.all(Array.from({ length: 5 }, (_, n) => attend(hr, 'hr', id, { attended: n % 2 === 0 })))
  const notes = await api.db.select().from(candidateNotes)
  expect(notes).toHaveLength(5)
  expect(notes.filter(({ current }) => current)).toHaveLength(1)
})
