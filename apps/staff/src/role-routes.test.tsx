import { startApi } from '@pramaan/api/testing'
import { closeApp, showApp } from '@pramaan/app-kit/testing/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, app, showToStaff, suggestCourse } from './testing/show.ts'

const api = await startApi()

/** The paths of a role and the heading that each opens with; ID is the candidate. */
const places = {
  Admin: [
    ['/vsp', 'VSP Applicants'],
    ['/EmployerApplicants', /^Employer Applicants/],
    ['/payments', 'Payments'],
    ['/cohort-applicant', 'Cohort Applicants'],
    ['/admin-users', 'All users'],
    ['/course-applications', 'Course applications'],
    ['/hr-dashboard', /^Good day/],
    ['/all-emp-applications', 'All Applicants'],
    ['/vps-verification?candidateID=ID', 'Verification'],
    ['/candidate-profile-ro?candidateID=ID', /Asha Demo/],
  ],
  hr: [
    ['/vps-verification?candidateID=ID', 'Verification'],
    ['/vsp', 'VSP Applicants'],
    ['/cslr-candidate-list', 'Candidate list'],
    ['/candidate-profile?candidate=ID', /Asha Demo/],
    ['/candidate-profile-ro?candidateID=ID', /Asha Demo/],
    ['/payments', 'Payments'],
    ['/jobApplications', 'VSP Applicants'],
    ['/placementDriveApplicantsList', /./],
  ],
  Counsellor: [
    ['/cslr-candidate-list', 'Candidate list'],
    ['/candidate-profile?candidate=ID', /Asha Demo/],
    ['/candidate-profile-ro?candidateID=ID', /Asha Demo/],
    ['/jobApplications', 'VSP Applicants'],
    ['/placementDriveApplicantsList', /./],
    ['/payments', 'Payments'],
  ],
  'C-Partner': [
    ['/dashboard', /^Good day/],
    ['/course-candidate-list', 'Candidate list'],
    ['/candidate-profile-ro?candidateID=ID', /Asha Demo/],
  ],
} as const

test.each(['Admin', 'hr', 'Counsellor', 'C-Partner'] as const)(
  'every list of %s opens at its path',
  async (role) => {
    const { id } = await anApplicant(api, 'Asha Demo')
    await suggestCourse(api, id, 'Excel')
    const { keep, send } = await showToStaff(api, role, '/settings')
    for (const [path, heading] of places[role]) {
      closeApp()
      await showApp(api, {
        ...app,
        at: path.replace('ID=ID', `ID=${id}`).replace('candidate=ID', `candidate=${id}`),
        keep,
        send,
      })
      await screen.findByRole('heading', { level: 1, name: heading }, { timeout: 15_000 })
      expect(screen.queryByText('This page is not for your account')).toBeNull()
    }
  },
  60_000,
)
