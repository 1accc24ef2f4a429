import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { weightOf } from '@pramaan/domain/fit'
import { partShares, peopleCosts } from '@pramaan/domain/opening-fit'
import { expect, test } from 'vitest'
import { findableCandidates } from '../../../testing/people/findable.ts'
import { createOpenings } from '../../../testing/people/openings.ts'
import { startApi } from '../../../testing/server/start-api.ts'

type SuggestedPerson = Answer<Contract['jobs']['suggested']>['data'][number]

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const aFindable = findableCandidates(api)
const lakh = 10_000_000
const skills = { generalSkills: ['Problem Solving'], professionalSkills: ['React', 'Git'] }
const ofWork = {
  currentPosition: 'Frontend Developer',
  joining: 'join',
  joiningStatus: true,
  location: 'Pune',
} as const
const ofFiveYears = { experienceLevel: 'Experienced', experienceYears: 5 } as const

/** The fit as the reasons of a row have it: a title, two professional skills and a general one are asked for. */
function scoreShown({ Fit, Against }: SuggestedPerson) {
  const shares = [partShares.title, partShares.skill / 2, partShares.skill / 2, partShares.general]
  const fit = (Fit ?? []).reduce((sum, { grade }, at) => sum + (grade ? weightOf(grade) * (shares[at] ?? 0) : 0), 0)
  return fit - Against.reduce((sum, one) => sum + peopleCosts[one], 0)
}

async function listsOf(about: Parameters<typeof aJob>[0]) {
  const employer = await api.anEmployer()
  const job = await aJob({ title: 'Frontend Developer', employerId: employer.id, ...skills, ...about })
  const [client, staff] = [await api.as(employer), await api.as(await api.aStaffMember('hr'))]
  const { data, nearest, order } = await client.jobs.suggested({ params: { id: job.id }, query: {} })
  const named = (id: number) => [...data, ...nearest].find(({ ID }) => ID === id)
  const ofStaff = await staff.jobs.people({ params: { id: job.id } })
  return { data, nearest, shown: order.flatMap((id) => named(id) ?? []), ofStaff: ofStaff.data }
}

const person = (fullName: string, profile: Parameters<typeof aFindable>[0]) =>
  aFindable({ ...ofWork, ...skills, ...profile }, { account: { fullName } })
const names = (list: readonly { FullName: string }[]) => list.map(({ FullName }) => FullName)
const against = (list: readonly { FullName: string; Against: string[] }[]) =>
  list.map(({ FullName, Against }) => [FullName, ...Against])

test('years, place and pay order the people of a job for an employer and for staff, and each row says what does not suit', async () => {
  await person('Far', { ...ofFiveYears, location: 'Nagpur' })
  await person('Near', { ...ofFiveYears, location: 'Chakan' })
  await person('Costly', { ...ofFiveYears, expectedCtc: 10 * lakh })
  await person('Too costly', { ...ofFiveYears, expectedCtc: 20 * lakh })
  await person('Suits', { ...ofFiveYears, expectedCtc: 8 * lakh })
  await person('Fresher', { expectedCtc: 20 * lakh })
  const { shown, ofStaff } = await listsOf({ experience: '4', ctcFrom: 7 * lakh, ctcTo: 9 * lakh })
  const ordered = against(shown)
  expect(ordered[0]).toEqual(['Suits'])
  expect(ordered.slice(1, 3).sort()).toEqual([
    ['Costly', 'pay'],
    ['Near', 'area'],
  ])
  expect(ordered.slice(3).sort()).toEqual([
    ['Far', 'elsewhere'],
    ['Fresher', 'short-4'],
    ['Too costly', 'twice-the-pay'],
  ])
  expect(against(ofStaff)).toEqual(ordered)
  expect(shown.map(scoreShown)).toEqual(shown.map(scoreShown).toSorted((one, other) => other - one))
})

test('who lacks a general skill but has the years comes before a Fresher with every skill; the rows say both', async () => {
  await person('Fresher', {})
  await person('Senior', { ...ofFiveYears, generalSkills: [] })
  const { data, nearest, shown, ofStaff } = await listsOf({ experience: '4' })
  expect(names(data)).toContain('Fresher')
  expect(names(nearest)).toContain('Senior')
  const order = names(shown).filter((name) => ['Senior', 'Fresher'].includes(name))
  expect(order[0]).toBe('Senior')
  expect(names(ofStaff).indexOf('Senior')).toBeLessThan(names(ofStaff).indexOf('Fresher'))
  const missing = shown.find(({ FullName }) => FullName === 'Senior')?.Fit?.filter(({ grade }) => grade === null)
  expect(missing?.map(({ asked }) => asked.join())).toEqual(['Problem Solving'])
})

test('for a job for Freshers, a person with many years and a far higher expectation comes after Freshers', async () => {
  await person('Veteran', { ...ofFiveYears, experienceYears: 12, expectedCtc: 13 * lakh })
  await person('Beginner', { generalSkills: [] })
  const { shown } = await listsOf({ experience: 'Fresher', ctcFrom: 3 * lakh, ctcTo: 4.2 * lakh, location: 'Pune' })
  const veteran = shown.find(({ FullName }) => FullName === 'Veteran')
  expect(veteran?.Against).toEqual(['for-freshers', 'thrice-the-pay'])
  expect(names(shown).indexOf('Veteran')).toBeGreaterThan(names(shown).indexOf('Beginner'))
})

test('who did not choose the kind of work of a job comes after who did, and the row says so', async () => {
  await person('Declines', { ...ofFiveYears, fullTime: true, onSite: true })
  await person('Takes it', { ...ofFiveYears, partTime: true, remote: true, professionalSkills: ['React'] })
  await person('Chose nothing', ofFiveYears)
  const { shown, ofStaff } = await listsOf({ experience: '4', type: 'Part Time', workModel: 'Remote' })
  const ofThese = against(shown).filter(([name = '']) => ['Declines', 'Takes it', 'Chose nothing'].includes(name))
  expect(ofThese).toEqual([['Chose nothing'], ['Takes it'], ['Declines', 'declined-type', 'declined-model']])
  expect(against(ofStaff)).toEqual(expect.arrayContaining(ofThese))
})

test('for a job of years, the more of them a person lacks, the later they come', async () => {
  await person('Of one year', { ...ofFiveYears, experienceYears: 1 })
  await person('Of three years', { ...ofFiveYears, experienceYears: 3, location: 'Nagpur' })
  await person('Of none', {})
  const { shown } = await listsOf({ experience: '4' })
  const ofThese = against(shown).filter(([name = '']) => name.startsWith('Of '))
  expect(ofThese).toEqual([
    ['Of three years', 'elsewhere', 'short-1'],
    ['Of one year', 'short-3'],
    ['Of none', 'short-4'],
  ])
})

test('who says that they learned less than the job asks for comes after those who learned enough or say nothing', async () => {
  await person('School', { ...ofFiveYears, education: '12th Pass' })
  await person('Unsaid', ofFiveYears)
  await person('Enough', { ...ofFiveYears, education: 'Graduation', degree: 'B.Com' })
  await person('More', { ...ofFiveYears, education: 'Post Graduation' })
  const { shown } = await listsOf({ experience: '4', education: 'Graduation' })
  const said = against(shown).filter(([name = '']) => ['School', 'Unsaid', 'Enough', 'More'].includes(name))
  expect(said).toHaveLength(4)
  expect(said.at(-1)).toEqual(['School', 'less-education'])
  expect(said.slice(0, 3).flatMap(([, ...words]) => words)).toEqual([])
})

test('work that takes a degree by law puts those without it last; other work does not ask', async () => {
  const caring = { generalSkills: ['Teamwork'], professionalSkills: ['Patient Care'] }
  const nurse = { ...caring, currentPosition: 'Staff Nurse', ...ofFiveYears }
  await person('Attendant', nurse)
  await person('Midwife', { ...nurse, degree: 'General Nursing & Midwifery (GNM)', location: 'Nagpur' })
  await person('Changer', { ...caring, ...ofFiveYears, degree: 'B.Sc Nursing' })
  const about = { experience: '4', degrees: ['General Nursing & Midwifery (GNM)', 'B.Sc Nursing'], ...caring }
  const named = (list: readonly { FullName: string; Against: string[] }[]) =>
    against(list).filter(([name = '']) => ['Attendant', 'Midwife', 'Changer'].includes(name))
  const { shown } = await listsOf({ title: 'Staff Nurse', ...about })
  expect(named(shown)).toEqual([['Midwife', 'elsewhere'], ['Changer'], ['Attendant', 'no-degree']])
  const ofHelpers = await listsOf({ title: 'Ward Boy', ...about })
  expect(named(ofHelpers.shown).flatMap(([, ...said]) => said)).not.toContain('no-degree')
})

test('who does not look for work comes last of all the people, also behind those who only come near', async () => {
  await person('Settled', { ...ofFiveYears, joining: null, joiningStatus: false })
  const { shown } = await listsOf({ experience: '4' })
  expect(names(shown).at(-1)).toBe('Settled')
  expect(shown.at(-1)?.JoiningStatus).toBe(false)
})

test('of many with every skill the first page also has those without one who stand above the last of them', async () => {
  const common = { generalSkills: ['Teamwork'], professionalSkills: ['Welding'] }
  const welder = { ...common, currentPosition: 'Welder' }
  for (let at = 0; at < 12; at++) await person(`Young ${at}`, welder)
  await person('Master', { ...welder, ...ofFiveYears, generalSkills: [] })
  await person('Elsewhere', { ...welder, generalSkills: [], location: 'Nagpur' })
  const { data, nearest, shown } = await listsOf({ title: 'Welder', experience: '4', ...common })
  expect(data).toHaveLength(10)
  expect(names(nearest)).toEqual(['Master'])
  expect(names(shown)[0]).toBe('Master')
})
