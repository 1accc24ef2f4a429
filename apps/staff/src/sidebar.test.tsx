import { startApi } from '@pramaan/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from './testing/show-to-staff.ts'

const api = await startApi()

test.each([
  ['Admin', 'Payments', '/payments'],
  ['Admin', 'Certification & Trainings', '/admin-certifications'],
  ['Admin', 'Jobs', '/admin-jobs'],
  ['Admin', 'Placement Drives', '/admin-placement-drives'],
  ['hr', 'Payments', '/payments'],
  ['Counsellor', 'Candidate List', '/cslr-candidate-list'],
  ['Counsellor', 'Placement Drives', '/admin-placement-drives'],
  ['Counsellor', 'Payments', '/payments'],
  ['Counsellor', 'Placement Drive Applicants', '/placementDriveApplicantsList'],
] as const)('the sidebar of %s has %s, which leads to %s', async (role, name, path) => {
  await showToStaff(api, role, '/settings')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect(sidebar.getByRole('link', { name }).getAttribute('href')).toBe(path)
})
