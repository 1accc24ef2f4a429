import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { closeApp, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { staffRoles } from '@pramaan/domain/role'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, app, showToStaff, suggestCourse } from './testing/show-to-staff.ts'

const api = await startApi()
const { aDrive, aJob } = createOpenings(api.deps)

/** A candidate with a suggested course, a drive with its job, and a separate job. */
async function aWorld() {
  const { id: candidate } = await anApplicant(api, 'Asha Demo')
  const course = await suggestCourse(api, candidate, 'Excel')
  const { id: drive } = await aDrive({ title: 'Winter drive' })
  const { id: driveJob } = await aJob({ title: 'Fitter', driveId: drive })
  const { id: job } = await aJob({ title: 'Welder' })
  return { candidate, course, drive, driveJob, job }
}

type World = Awaited<ReturnType<typeof aWorld>>
type StaffPage = readonly [path: string, heading: string | RegExp, query?: (world: World) => string]

const candidateList: StaffPage = ['/cslr-candidate-list', 'Candidate list']
const readOnly: StaffPage = ['/candidate-profile-ro', /Asha Demo/, ({ candidate }) => `?candidateID=${candidate}`]
const openProfile: StaffPage = ['/candidate-profile', /Asha Demo/, ({ candidate }) => `?candidate=${candidate}`]
const verification: StaffPage = ['/vps-verification', 'Verification', ({ candidate }) => `?candidateID=${candidate}`]
const applicants: StaffPage = ['/placementDriveCandidateList', 'Winter drive', ({ drive }) => `?ID=${drive}`]
const driveList: StaffPage = ['/placementDriveApplicantsList', 'Placement drive applicants']
const vsp: StaffPage = ['/vsp', 'VSP applicants']
const reviewed: StaffPage = ['/jobApplications', 'VSP applicants']
const payments: StaffPage = ['/payments', 'Payments']
const greeting = /^Good (morning|afternoon|evening)/

/** Each role's pages in the spec, with their headings. */
const pagesOf: Record<(typeof staffRoles)[number], readonly StaffPage[]> = {
  Admin: [
    ...[vsp, payments, verification, applicants, readOnly],
    ...([
      ['/', 'Statistics'],
      ['/admin-dashboard', 'Statistics'],
      ['/hr-dashboard', greeting],
      ['/EmployerApplicants', /^Employer applicants/],
      ['/cohort-applicant', 'Cohort applicants'],
      ['/admin-users', 'All users'],
      ['/admin-certifications', 'Certifications'],
      ['/course-applications', 'Course applications'],
      ['/all-emp-applications', 'All applicants'],
    ] as const),
  ],
  hr: [
    ...[verification, vsp, candidateList, openProfile, readOnly, payments, reviewed, driveList, applicants],
    ...[['/', greeting] as const, ['/hr-dashboard', greeting] as const],
  ],
  Counsellor: [
    ...[['/', 'Candidate list'] as const, candidateList, openProfile, readOnly],
    ...[reviewed, driveList, applicants, payments],
  ],
  'C-Partner': [['/dashboard', greeting], ['/course-candidate-list', 'Candidate list'], readOnly],
}

/** The job, drive, profile and course pages that Admins see under the paths of employers and candidates (D51). */
const shared: readonly StaffPage[] = [
  ['/emp-candidate-list', 'Candidate list'],
  ['/emp-placement-drives', /Placement drives/i],
  ['/placement-drives', /Placement drives/i],
  ['/certification-and-trainings', 'Certifications'],
  ['/emp-placement-drive-details', /Winter drive/, ({ drive }) => `?drive=${drive}`],
  ['/emp-placement-job-details', /Fitter/, ({ drive, driveJob }) => `?driveID=${drive}&Job=${driveJob}`],
  ['/new-placement-drive-form', 'Add new placement drive'],
  ['/new-placement-drive-job-form', /job/i, ({ drive }) => `?drive=${drive}`],
  ['/jobs', /Job/],
  ['/job-details', /Welder/, ({ job }) => `?Job=${job}`],
  ['/new-job-form', /Post new job/],
  openProfile,
  ['/certification-details', 'Excel', ({ course }) => `?id=${course}`],
  ['/drive-detail', /Winter drive/, ({ drive }) => `?ID=${drive}`],
]

/** Opens each address as the role, and waits for its heading. */
async function openEach(role: (typeof staffRoles)[number], list: readonly StaffPage[]) {
  const world = await aWorld()
  const { storage, send } = await showToStaff(api, role, '/settings')
  for (const [path, name, query] of list) {
    closeApp()
    await showApp(api, { ...app, at: `${path}${query?.(world) ?? ''}`, storage, send })
    await screen.findByRole('heading', { level: 1, name })
    expect(screen.queryByText('This page is not for your account')).toBeNull()
  }
}

test.each(staffRoles)(
  'every page of %s opens at its path [E-045 E-047–049 E-052–054 E-058 E-067 E-070–073 E-078–080 E-082 E-088 E-092 E-380 E-683–685 S-020 S-367 S-369 S-370 S-372 S-373 S-376–380 S-382 S-384–387 S-389–394 S-396–399 S-404 S-407 S-408]',
  (role) => openEach(role, pagesOf[role]),
)

test('every job, drive, profile and course page opens for an Admin at the path that employers and candidates have [E-059 S-383]', async () => {
  await openEach('Admin', shared)
})
