import { expect, test } from 'vitest'
import { createOpenings } from '../../testing/people/openings.ts'
import { startApi } from '../../testing/server/start-api.ts'

const api = await startApi()
const { aJob, roleCalled } = createOpenings(api.deps)
type Job = Parameters<typeof aJob>[0]

/** What each job for someone of a role asks for, as `show` has it, with what speaks against it, in the order of their list. */
async function jobsOf<Shown>(
  role: string,
  jobs: readonly Job[],
  show: (job: { Education: string | null; Degree: string[] }) => Shown,
) {
  const { roleId, domainId } = await roleCalled(role)
  for (const job of jobs) await aJob({ title: role, roleId, domainId, ...job })
  return async (about: Parameters<typeof api.aCandidate>[0]) => {
    const candidate = await api.aCandidate({ jobRoleIds: [roleId], currentPosition: role, location: 'Pune', ...about })
    const { data } = await (await api.as(candidate)).jobs.list({ query: {} })
    return data.map((job) => [show(job), ...(job.Fit?.against ?? [])])
  }
}

test('an education that the candidate lacks puts a job after its like and is said; where nothing is said of it, nothing is', async () => {
  const jobs = [
    { education: 'Post Graduation' },
    { education: 'Graduation', degrees: ['B.Com'] },
    { education: '12th Pass' },
    {},
  ]
  const shown = await jobsOf('Accountant', jobs, ({ Education }) => Education)
  expect(await shown({ education: 'Diploma' })).toEqual([
    [null],
    ['12th Pass'],
    ['Graduation', 'less-education'],
    ['Post Graduation', 'less-education'],
  ])
  // A degree that the work does not take by law is only a wish.
  const graduate = await shown({ education: 'Graduation', degree: 'B.A.' })
  expect(graduate.filter(([, ...against]) => against.length > 0)).toEqual([['Post Graduation', 'less-education']])
  expect((await shown({})).flatMap(([, ...against]) => against)).toEqual([])
})

test('a degree that the work takes by law counts against a job of it for those who have another', async () => {
  const nursing = { education: 'Graduation', degrees: ['General Nursing & Midwifery (GNM)', 'B.Sc Nursing'] }
  const shown = await jobsOf('Staff Nurse', [{}, nursing], ({ Degree }) => Degree.length)
  expect(await shown({ education: 'Graduation', degree: 'B.Com' })).toEqual([[0], [2, 'no-degree']])
  expect(await shown({ education: 'Graduation', degree: 'B.Sc Nursing' })).toEqual([[2], [0]])
  expect(await shown({ education: 'Diploma', degree: 'General Nursing & Midwifery (GNM)' })).toEqual([[2], [0]])
})

test('a skill alone opens no work that takes a degree by law to those who have told of another', async () => {
  const { roleId, domainId } = await roleCalled('Physiotherapist')
  const nurse = await roleCalled('Staff Nurse')
  const asked = { roleId, domainId, professionalSkills: ['Patient Care', 'Exercise Therapy'] }
  const closed = await aJob({ title: 'Physiotherapist', ...asked, degrees: ['Bachelor of Physiotherapy (BPT)'] })
  const open = await aJob({ title: 'Physiotherapist', ...asked })
  const fitOf = async (degree: string | null) => {
    const about = {
      jobRoleIds: [nurse.roleId],
      professionalSkills: ['Patient Care'],
      domainId,
      degree,
      education: null,
    }
    const candidate = await api.aCandidate(about)
    const { data } = await (await api.as(candidate)).jobs.list({ query: {} })
    const of = ({ id }: { id: number }) => data.find(({ ID }) => ID === id)?.Fit
    return [closed, open].map((job) => [of(job)?.fits, ...(of(job)?.against ?? [])])
  }
  expect(await fitOf('B.Sc')).toEqual([[false, 'no-degree'], [true]])
  expect(await fitOf('Bachelor of Physiotherapy (BPT)')).toEqual([[true], [true]])
  expect(await fitOf(null)).toEqual([[true], [true]])
})
