import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { lastCode, showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { specPages } from '@pramaan/app-shell/testing/suites/spec-pages.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'
import { app } from './testing/show-to-employer.tsx'

const api = await startApi()
const { aCourse, aDrive, aJob } = createOpenings(api.deps)

/** An employer with a drive and its job, a job of its own, a candidate, and a course. */
async function aWorld() {
  const employer = await api.anEmployer({ plan: 'premium', companyName: 'Kaveri Works' }, { fullName: 'Meena Rao' })
  const drive = await aDrive({ title: 'Winter drive', employerId: employer.id, createdBy: employer.id })
  const job = await aJob({ title: 'Welder', employerId: employer.id })
  const driveJob = await aJob({ title: 'Fitter', employerId: employer.id, driveId: drive.id })
  const candidate = await findableCandidates(api)({}, { account: { fullName: 'Asha Patil' } })
  const course = await aCourse()
  return { employer, drive: drive.id, job: job.id, driveJob: driveJob.id, candidate: candidate.id, course: course.id }
}

type World = Awaited<ReturnType<typeof aWorld>>
type Opened = [path: string, heading: string | RegExp, query?: (world: World) => string]

/** Each path in the spec, its heading, and the query it needs. */
const opened: readonly Opened[] = [
  ['/', 'Search candidates'],
  ['/emp-candidate-list', 'Search candidates'],
  ['/cslr-candidate-list', 'Search candidates'],
  ['/employer-dashboard', 'Dashboard'],
  ['/dashboard', 'Dashboard'],
  ['/jobs', 'Job listing'],
  ['/job-details', /Welder/, ({ job }) => `?Job=${job}`],
  ['/new-job-form', /Post new job/],
  ['/emp-placement-drives', /Placement drives/i],
  ['/emp-placement-drive-details', /Winter drive/, ({ drive }) => `?drive=${drive}`],
  ['/emp-placement-job-details', /Fitter/, ({ drive, driveJob }) => `?driveID=${drive}&Job=${driveJob}`],
  ['/new-placement-drive-form', 'Add new placement drive'],
  ['/new-placement-drive-job-form', /job/i, ({ drive }) => `?drive=${drive}`],
  ['/drive-detail', /Winter drive/, ({ drive }) => `?ID=${drive}`],
  ['/hirings', /hir/i],
  ['/pipeline', /Pipeline|Candidates/],
  ['/messages', 'Messages'],
  ['/plans', /plan/i],
  ['/all-emp-jobs', /Jobs/i],
  ['/all-emp-applications', /Applicants/i],
  ['/shortlisted', /Candidates shortlisted/],
  ['/candidates-viewed', 'Candidates viewed'],
  ['/search-history', 'Search history'],
  ['/candidate-profile', 'Asha Patil', ({ candidate }) => `?candidate=${candidate}`],
  ['/candidate-profile-ro', 'Asha Patil', ({ candidate }) => `?candidateID=${candidate}`],
  ['/candidate-shortlisted-profile', 'Asha Patil', ({ candidate }) => `?candidateID=${candidate}`],
  ['/certification-details', 'Spoken English', ({ course }) => `?id=${course}`],
  ['/certification-iframe', 'Spoken English', ({ course }) => `?id=${course}`],
  ['/employer-profile', 'Employer profile'],
  ['/payments', /Payments/],
  ['/settings', /Settings/],
  ['/coming-soon', 'Coming soon'],
  ['/summary', 'Summary'],
  ['/load', 'Loading…'],
  ['/loader', 'Loading…'],
  ['/getStarted', 'Verified skills. Real candidates.'],
  ['/chat-bot', 'Sign in by chat'],
  ['/stop-alert', 'Stop this alert?'],
]

/** Paths that redirect a signed-in person. */
const ledOn = ['/emp-auth', '/emp-login', '/login', '/signup', '/landing-page']

test('every path that the document gives an employer is in the map of the app and in this table [S-366]', () => {
  const mapped = Object.keys(routes.routes)
  // Only the form of a new company refuses people who are already registered.
  const tried = [...opened.map(([path]) => path), ...ledOn, paths.company]
  expect(mapped.filter((path) => !tried.includes(path))).toEqual([])
  expect(specPages.Employer.filter((path) => !mapped.includes(path))).toEqual([])
})

test.each(opened)(
  '%s opens for an employer and shows its own screen [E-013 E-020 E-021 E-023 E-025–028 E-031 E-036–040 E-438 S-061 S-316 S-344 S-345 S-352–364]',
  async (path, heading, query) => {
    const world = await aWorld()
    const at = `${path}${query?.(world) ?? ''}`
    const { address } = await showAppAs(api, world.employer.phone ?? '', 'Employer', { ...app, at })
    expect((await screen.findAllByRole('heading', { name: heading })).length).toBeGreaterThan(0)
    expect(address().split('?')[0]).toBe(path)
  },
)

test.each([
  ['/job-details', 'Jobs', ({ job }: World) => `?Job=${job}`],
  ['/new-job-form', 'Jobs', () => ''],
  ['/all-emp-jobs', 'Jobs', () => ''],
] as const)('on %s the menu marks %s', async (path, entry, query) => {
  const world = await aWorld()
  const at = `${path}${query(world)}`
  await showAppAs(api, world.employer.phone ?? '', 'Employer', { ...app, at })
  const current = await screen.findAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual([entry])
})

test.each(['', '?id=abc', '?id=999999'])(
  'a link without a valid course (%s) shows a message instead of failing',
  async (query) => {
    const { employer } = await aWorld()
    await showAppAs(api, employer.phone ?? '', 'Employer', { ...app, at: `/certification-details${query}` })
    expect(await screen.findByRole('heading', { name: 'Course not found' })).toBeDefined()
  },
)

test.each(ledOn)('%s leads a signed-in employer to the candidate list [E-034 E-035 E-041 E-853]', async (at) => {
  const { employer } = await aWorld()
  const { address } = await showAppAs(api, employer.phone ?? '', 'Employer', { ...app, at })
  await waitFor(() => expect(['/', '/emp-candidate-list']).toContain(address().split('?')[0]))
})

test('an unknown path shows a message with a way back', async () => {
  const { employer } = await aWorld()
  await showAppAs(api, employer.phone ?? '', 'Employer', { ...app, at: '/nowhere' })
  expect(await screen.findByRole('heading', { name: /not (found|there)|no such/i })).toBeTruthy()
})

test.each(['/vsp', '/jobApplications', '/placementDriveCandidateList?ID=1', '/vps-verification?candidateID=1'])(
  'a reviewer’s screen, %s, is not open to an employer [E-677]',
  async (at) => {
    await showAppAs(api, (await api.anEmployer()).phone ?? '', 'Employer', { ...app, at })
    expect(await screen.findByRole('heading', { name: /not (found|there)|no such/i })).toBeTruthy()
  },
)

test('an employer sees neither attendance nor suggested courses of a candidate, and has no way to note them [E-672]', async () => {
  const { employer, candidate } = await aWorld()
  const at = `/candidate-profile-ro?candidateID=${candidate}`
  const { history } = await showAppAs(api, employer.phone ?? '', 'Employer', { ...app, at })
  for (const path of [undefined, '/emp-candidate-list']) {
    if (path) history.push(path)
    await screen.findAllByText('Asha Patil')
    expect(screen.queryByText(/attend|suggest courses|remark/i)).toBeNull()
    expect(screen.queryByRole('button', { name: /attend|suggest|remark/i })).toBeNull()
  }
})

test.each(['/employer-dashboard', '/jobs', '/hirings', '/nowhere', '/emp-candidate-list'])(
  '%s shows a visitor the sign-in, and stays the address',
  async (at) => {
    const { address } = await showApp(api, { ...app, at })
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeTruthy()
    expect(address()).toBe(at)
  },
)

test('a candidate on the employer app sees a message with a link to the right app [E-095]', async () => {
  const candidate = await api.aCandidate()
  await showAppAs(api, candidate.phone ?? '', 'Candidate', { ...app, at: '/employer-dashboard' })
  expect(await screen.findByText(/This account is a candidate’s/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Take me there' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull()
})

test('an expired session that can’t be renewed shows the sign-in and returns to the same page [E-816]', async () => {
  const { employer } = await aWorld()
  const shown = await showAppAs(api, employer.phone ?? '', 'Employer', { ...app, at: '/summary' })
  await screen.findByRole('heading', { name: 'Summary' })
  await api.db.$client.query('update sessions set ended_at = now()')
  shown.history.push('/shortlisted')
  expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeTruthy()
  await shown.user.type(screen.getByLabelText('Mobile number'), employer.phone?.slice(3) ?? '')
  for (const box of screen.getAllByRole('checkbox')) await shown.user.click(box)
  await shown.user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await shown.user.type(await screen.findByLabelText('6-digit code'), await lastCode(api, employer.phone ?? ''))
  await waitFor(() => expect(shown.address()).toBe('/shortlisted'))
})
