import { jobRoleRows } from '@pramaan/vocabulary/reference-rows'
import fc from 'fast-check'
import type { createOpenings } from '../people/openings.ts'

const roles = ['Java Developer', 'Backend Developer', 'Python Developer', 'Accountant', 'Cashier', 'Staff Nurse']
const lakh = 10_000_000
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null })

/** A job: few values of each kind, so that many are alike and differ in one thing. */
const job = fc.record({
  role: fc.constantFrom(...roles.flatMap((title) => jobRoleRows.find((role) => role.title === title) ?? [])),
  title: maybe(fc.constantFrom('Car Driver', 'Python Developer', 'Software Developer', 'Staff Nurse')),
  skills: fc.uniqueArray(fc.constantFrom('Java', 'SQL', 'Python', 'Tally Prime', 'GST Filing', 'Own Thing'), {
    maxLength: 3,
  }),
  generalSkills: fc.constantFrom<string[]>([], ['Communication']),
  location: fc.constantFrom('Pune', 'Chakan', 'Mumbai', 'Nagpur'),
  type: fc.constantFrom('Full Time', 'Part Time', 'Internship'),
  workModel: maybe(fc.constantFrom('Remote', 'On-site')),
  experience: fc.constantFrom('Fresher', '1', '3', '5'),
  ctcTo: maybe(fc.constantFrom(4 * lakh, 8 * lakh)),
  education: maybe(fc.constantFrom('Graduation', 'Post Graduation')),
  degrees: fc.constantFrom<string[]>([], ['B.Sc Nursing'], ['B.Com']),
})

/** Many jobs, the same for the same seed, written. */
export async function writeJobs(aJob: ReturnType<typeof createOpenings>['aJob'], seed: number, count: number) {
  const written = []
  for (const { role, title, skills, ...one } of fc.sample(job, { seed, numRuns: count })) {
    const of = { title: title ?? role.title, roleId: role.id, domainId: role.domainId, professionalSkills: skills }
    written.push(await aJob({ ...one, ...of, ctcFrom: null }))
  }
  return written
}
