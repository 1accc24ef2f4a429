import { courseApplications, courseEnrolments } from '@pramaan/database/schema'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../testing/people/findable.ts'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aCourse } = createOpenings(api.deps)
const aFindable = findableCandidates(api)
const named = (fullName: string) => ({ account: { fullName } })
const anHr = async () => api.as(await api.aStaffMember('hr'))
const peopleFor = async (id: number) => (await (await anHr()).courses.people({ params: { id } })).data
const names = (list: readonly { FullName: string }[]) => list.map(({ FullName }) => FullName)

test('a course lists who has what it builds on, best first and with the reasons; nobody with none of it', async () => {
  const course = await aCourse({ title: 'Java', stats: ['Java', 'SQL', 'Spring Boot'] })
  await aFindable({ professionalSkills: ['SQL'] }, named('Half'))
  await aFindable({ professionalSkills: ['Java', 'SQL'] }, named('Most'))
  await aFindable({ professionalSkills: ['Welding'] }, named('Welder'))
  const people = await peopleFor(course.id)
  expect(names(people)).toEqual(['Most', 'Half'])
  expect(people[0]?.Fit?.map(({ asked, grade }) => [asked.join(), grade])).toEqual([
    ['Java', 'skill'],
    ['Spring Boot', null],
    ['SQL', 'skill'],
  ])
})

test('who applied, is enrolled or already has the suggestion is left out, and comes back when it is undone', async () => {
  const course = await aCourse({ title: 'Tally Prime', stats: ['GST'] })
  const person = (name: string) => aFindable({ professionalSkills: ['Tally Prime'] }, named(name))
  const [applied, enrolled, told] = [await person('Applied'), await person('Enrolled'), await person('Told')]
  await person('Free')
  const at = { courseId: course.id, createdAt: api.deps.now() }
  await api.db.insert(courseApplications).values({ ...at, candidateId: applied.id })
  await api.db.insert(courseEnrolments).values({ ...at, candidateId: enrolled.id })
  const hr = await anHr()
  const note = await hr.guidance.suggestToMany({ body: { userIds: [told.id], courseId: course.id } })
  expect(names(await peopleFor(course.id))).toEqual(['Free'])
  await hr.guidance.undo({ body: { NoteIDs: note.data.flatMap(({ NoteID }) => NoteID ?? []) } })
  expect(names(await peopleFor(course.id)).sort()).toEqual(['Free', 'Told'])
})

test('only staff with candidate lists may ask, and nobody gets contact data', async () => {
  const person = await aFindable({ professionalSkills: ['Java'] }, named('Asha Demo'))
  const course = await aCourse({ title: 'Java' })
  const params = { id: course.id }
  const answer = JSON.stringify(await (await api.as(await api.aStaffMember('Counsellor'))).courses.people({ params }))
  expect(answer).toContain('Asha Demo')
  expect(answer).not.toContain(person.phone)
  for (const other of [await api.aStaffMember('C-Partner'), await api.anEmployer(), person])
    await expect((await api.as(other)).courses.people({ params })).rejects.toMatchObject({ status: 403 })
  await expect(peopleFor(999_999)).rejects.toMatchObject({ status: 404 })
})
