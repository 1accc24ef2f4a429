import { isCompleteProfile } from '@pramaan/database/conditions/complete-profile'
import { candidateSearch, searchVersions } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createOpenings } from '../../../../testing/people/openings.ts'
import { personalAttributes, writtenCandidates } from '../../../../testing/people/personal-attributes.ts'
import { startApi } from '../../../../testing/server/start-api.ts'
import { renewConcepts } from '../../projection/renew.ts'

const api = await startApi()
const aWritten = writtenCandidates(api)
const { aJob, aCourse } = createOpenings(api.deps)

const work = {
  currentPosition: 'Accountant',
  generalSkills: ['Teamwork'],
  professionalSkills: ['Tally Prime', 'Zibling'],
}

const searches: Record<string, string>[] = [
  { term: 'accountant' },
  { term: 'accountant tally' },
  { term: 'accountant tally mumbai' },
  { term: 'accountant', location: 'Pune' },
  { term: 'accountant', 'sortBy[]': 'ProfileProgress:desc' },
  { term: 'zibling' },
  { mustHave: 'Tally Prime' },
  { location: 'Pune' },
  ...['ProfileProgress:desc', 'UpdatedOn:desc', 'experience:desc', 'expectedCtc:asc'].map((sortBy) => ({
    'sortBy[]': sortBy,
  })),
  {},
]

const idsOf = (people: readonly { ID: number }[]) => people.map(({ ID }) => ID)

/** Every list in which the server orders people, as it is now, by what asks for it. */
async function listsOfPeople(similarTo: number, openings: { jobs: number[]; course: number }) {
  const employer = await api.as(await api.anEmployer({ plan: 'premium' }))
  const hr = await api.as(await api.aStaffMember('hr'))
  const admin = await api.as(await api.aStaffMember('Admin'))
  const lists: Record<string, number[][]> = {}
  for (const query of searches)
    for (const [reader, client] of Object.entries({ employer, hr }))
      lists[`${reader} ${JSON.stringify(query)}`] = [idsOf((await client.search.candidates({ query })).items)]
  for (const id of openings.jobs) {
    const { data, nearest, order } = await admin.jobs.suggested({ params: { id }, query: {} })
    lists[`suggested for ${id}`] = [idsOf(data), idsOf(nearest), order]
    lists[`people for ${id}`] = [idsOf((await hr.jobs.people({ params: { id } })).data)]
  }
  lists['people for a course'] = [idsOf((await hr.courses.people({ params: { id: openings.course } })).data)]
  lists.similar = [idsOf((await employer.search.similar({ params: { id: similarTo } })).data)]
  return lists
}

async function someOpenings() {
  const { professionalSkills, generalSkills } = work
  const all = await aJob({ title: 'Accountant', generalSkills, professionalSkills })
  const near = await aJob({ title: 'Accountant', generalSkills: ['Typing'], professionalSkills: ['Tally Prime'] })
  const course = await aCourse({ title: 'GST Filing', stats: ['Tally Prime', 'Zibling'] })
  return { jobs: [all.id, near.id], course: course.id }
}

test.each(personalAttributes)('%s changes no list of people', async (_, change) => {
  const openings = await someOpenings()
  const similarTo = await aWritten(work)
  await aWritten(work)
  const changed = await aWritten(work)
  await aWritten(work)
  const before = await listsOfPeople(similarTo.id, openings)
  const without = Object.entries(before).filter(([, ids]) => !ids.flat().includes(changed.id))
  expect(without).toEqual([])
  await change(changed)
  expect(await listsOfPeople(similarTo.id, openings)).toEqual(before)
})

test('a row from before, which counts the personal part with the rest, is complete as it was and fair once it is read again', async () => {
  const { id } = await aWritten({ ...work, degree: 'BSc', email: 'asha@example.com' })
  const complete = () => api.db.$count(candidateSearch, isCompleteProfile)
  const [row] = await api.db.select().from(candidateSearch)
  const sum = sql`${candidateSearch.comparedStrength} + ${candidateSearch.personalStrength}`
  await api.db.update(candidateSearch).set({ comparedStrength: sum, personalStrength: 0 })
  await api.db.update(searchVersions).set({ vocabularyVersion: 0 })
  const [old] = await api.db.select().from(candidateSearch)
  expect([old?.comparedStrength, old?.personalStrength, await complete()]).toEqual([76, 0, 1])
  await renewConcepts(api.deps)
  expect(await api.db.select().from(candidateSearch)).toEqual([row])
  expect([row?.candidateId, row?.comparedStrength, row?.personalStrength, await complete()]).toEqual([id, 57, 19, 1])
})
