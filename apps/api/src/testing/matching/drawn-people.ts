import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import fc from 'fast-check'
import type { Findable, findableCandidates } from '../people/findable.ts'

const titles = [
  'Java Developer',
  'Backend Developer',
  'Software Engineer',
  'Python Developer',
  'DevOps Engineer',
  'Electrical Engineer',
  'Accountant',
  'Cashier',
]
const skills = [
  'Java',
  'Spring Boot',
  'SQL',
  'Python',
  'Cloud Computing',
  'DevOps',
  'Electrical Design',
  'Tally Prime',
  'GST Filing',
  'Advanced Excel',
  'Communication',
]
const cities = ['Pune', 'Chakan', 'Baner', 'Mumbai', 'Nagpur', 'Anywhere']
const words = ['zyxer', 'zyxers', 'blarnoq']
const degrees = ['B.Com', 'BCA', 'M.Com']
const lakh = 10_000_000
const day = 86_400_000

const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined })
const roleIds = titles.flatMap((title) => jobRoleRows.find((role) => role.title === title)?.id ?? [])

/** What the words of a title, a skill or a description begin or end with, which no list has. */
const withWord = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.constantFrom('', '', '', '', ...words)).map(([one, word]) => `${one} ${word}`.trim())

/** A candidate: few values of each kind, so that many are alike and differ in one thing. */
const person = fc.record({
  title: maybe(withWord(fc.constantFrom(...titles))),
  earlier: maybe(withWord(fc.constantFrom(...titles))),
  roles: fc.uniqueArray(fc.constantFrom(...roleIds), { maxLength: 2 }),
  skills: fc.uniqueArray(withWord(fc.constantFrom(...skills)), { maxLength: 4 }),
  location: fc.constantFrom(...cities),
  years: fc.constantFrom(null, 0, 1, 2, 3, 5, 9),
  lakhs: fc.constantFrom(null, 3, 4.5, 6, 12),
  degree: maybe(fc.constantFrom(...degrees)),
  description: maybe(withWord(fc.constantFrom('Knows Java and SQL.', 'Worked as a Cashier.', 'Diligent.'))),
  isLooking: fc.integer({ max: 3 }).map((one) => one !== 0),
  hrPlace: maybe(fc.constantFrom('Pune', 'Mumbai', 'Anywhere')),
  age: fc.nat(2),
})
type DrawnPerson = typeof person extends fc.Arbitrary<infer One> ? One : never

/** Many candidates, the same for the same seed. */
export function drawPeople(seed: number, count: number): DrawnPerson[] {
  return fc.sample(person, { seed, numRuns: count })
}

/** Writes these candidates. */
export async function writePeople(
  aFindable: ReturnType<typeof findableCandidates>,
  people: readonly DrawnPerson[],
  now: Date,
) {
  for (const { years, lakhs, isLooking, ...one } of people) {
    const more: Findable = {
      ...(one.hrPlace && { hr: { jobLocation: one.hrPlace, ctc: (lakhs ?? 4) * lakh } }),
      ...(one.earlier && { experience: { title: one.earlier, working: false, endMonth: 'jan', endYear: 2021 } }),
      ...(one.degree && { education: { degree: one.degree } }),
    }
    const profile = {
      currentPosition: one.title ?? null,
      jobRoleIds: one.roles,
      professionalSkills: one.skills,
      location: one.location,
      experienceLevel: years === null ? null : years === 0 ? 'Fresher' : 'Experienced',
      experienceYears: years,
      expectedCtc: lakhs === null ? null : lakhs * lakh,
      description: one.description ?? null,
      joiningStatus: isLooking,
      joining: isLooking ? 'join' : null,
      updatedAt: new Date(now.getTime() - one.age * day),
    } as const
    await aFindable(profile, more)
  }
}

/** A search for anything that these candidates differ in; `words` alone, or beside other things. */
export const drawnSearch: fc.Arbitrary<Record<string, string>> = fc
  .record({
    title: maybe(fc.constantFrom('java developer', 'software engineer', 'accountnt', 'cashier', 'python developer')),
    // 'devops' is a skill and a title, 'electrical engg' a title and a skill.
    skills: fc.uniqueArray(
      fc.constantFrom('java', 'sql', 'tally', 'python', 'gst', 'cloud', 'devops', 'electrical engg'),
      { maxLength: 3 },
    ),
    degree: maybe(fc.constantFrom('bcom', 'bca')),
    city: maybe(fc.constantFrom('pune', 'chakan', 'hinjewadi', 'mumbai', 'nagpur', 'maharashtra')),
    years: maybe(fc.constantFrom('1 year', '3 years', '2 to 4 years', '6 years', 'fresher')),
    pay: maybe(fc.constantFrom('under 5 lpa', '4-8 lpa')),
    words: fc.constantFrom('', '', '', 'zyxer', 'zyx', 'blarnoq', 'zyxer blarnoq'),
    mustHave: maybe(maybe(fc.constantFrom('Java', 'SQL', 'Tally Prime'))),
    niceToHave: maybe(maybe(fc.constantFrom('Python', 'GST Filing'))),
  })
  .map(({ mustHave, niceToHave, ...said }) => {
    const term = Object.values(said).flat().filter(Boolean).join(' ')
    return { term: term || 'java', ...(mustHave && { mustHave }), ...(niceToHave && { niceToHave }) }
  })
