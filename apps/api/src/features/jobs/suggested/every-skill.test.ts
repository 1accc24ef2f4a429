import { skills as skillsList } from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const aFindable = findableCandidates(api)
type Skills = { generalSkills: string[]; professionalSkills: string[] }

/** A person called Asha with these skills. */
const asha = (skills: Partial<Skills> & { currentPosition?: string }) =>
  aFindable({ joiningStatus: true, joining: 'join', ...skills }, { account: { fullName: 'Asha' } })

/** The names of those with every skill of a job and their number, and of those who come nearest. */
async function suggestedFor(skills: Skills) {
  const job = await aJob({ title: 'Some trade', ...skills })
  const admin = await api.as(await api.aStaffMember('Admin'))
  const { data, totalCount, nearest } = await admin.jobs.suggested({ params: { id: job.id }, query: {} })
  const names = (list: typeof data) => list.map(({ FullName }) => FullName)
  return { all: names(data), totalCount, nearest: names(nearest) }
}

const bookkeeper = { generalSkills: ['Teamwork'], professionalSkills: ['Tally Prime', 'GST'] }
const [suggested, near] = [
  { all: ['Asha'], totalCount: 1, nearest: [] },
  { all: [], totalCount: 0, nearest: ['Asha'] },
]

test('a candidate with every skill of a job is suggested, whatever the case or the name of a skill [E-643]', async () => {
  await asha({ generalSkills: ['TEAM work'], professionalSkills: ['tally prime', 'GST Filing', 'Welding'] })
  expect(await suggestedFor(bookkeeper)).toEqual(suggested)
})

test('a candidate who lacks a required general skill is not suggested [C-374]', async () => {
  await asha(bookkeeper)
  expect(await suggestedFor({ ...bookkeeper, generalSkills: ['Teamwork', 'Leadership'] })).toEqual(near)
})

test('a candidate who lacks a required professional skill is not suggested [C-375]', async () => {
  await asha(bookkeeper)
  expect(await suggestedFor({ ...bookkeeper, professionalSkills: ['Tally Prime', 'GST', 'Welding'] })).toEqual(near)
})

test('who does not list a skill that their work takes, or lists a similar one, comes near', async () => {
  await asha({ currentPosition: 'Welder', generalSkills: ['Teamwork'] })
  expect(await suggestedFor({ generalSkills: ['Teamwork'], professionalSkills: ['Welding'] })).toEqual(near)
  const similar = await suggestedFor({ generalSkills: ['Teamwork'], professionalSkills: ['Soldering'] })
  expect(similar.totalCount).toBe(0)
})

test('a skill in no list counts by its spelling, also when an Admin adds it to the list of skills later', async () => {
  const unlisted = { generalSkills: ['Teamwork'], professionalSkills: ['Zorbing of  ours'] }
  await asha({ ...unlisted, professionalSkills: ['ZORBING of ours'] })
  expect(await suggestedFor(unlisted)).toEqual(suggested)
  const admin = await api.as(await api.aStaffMember('Admin'))
  const body = { Title: 'Zorbing of ours', Group: 'Electronics', Detail: 'Repair' }
  const { data } = await admin.referenceLists.add({ params: { list: 'skills' }, body })
  expect(await suggestedFor(unlisted)).toEqual(suggested)
  await api.db.delete(skillsList).where(eq(skillsList.id, data.ID))
  expect(await suggestedFor({ ...unlisted, professionalSkills: ['Zorbing of theirs'] })).toMatchObject({
    totalCount: 0,
  })
})
