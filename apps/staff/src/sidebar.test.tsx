import { startApi } from '@pramaan/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, showToStaff } from './testing/show-to-staff.ts'

const api = await startApi()

test.each([
  ['Admin', 'Payments', '/payments'],
  ['Admin', 'Certification & trainings', '/admin-certifications'],
  ['Admin', 'Jobs', '/admin-jobs'],
  ['Admin', 'Placement drives', '/admin-placement-drives'],
  ['hr', 'Payments', '/payments'],
  ['Counsellor', 'Candidate list', '/cslr-candidate-list'],
  ['Counsellor', 'Placement drives', '/admin-placement-drives'],
  ['Counsellor', 'Payments', '/payments'],
  ['Counsellor', 'Placement drive applicants', '/placementDriveApplicantsList'],
] as const)('the sidebar of %s has %s, which leads to %s', async (role, name, path) => {
  await showToStaff(api, role, '/settings')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect(sidebar.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

test('the sidebar says how many wait, and nothing where nobody does', async () => {
  await anApplicant(api, 'Asha Demo')
  await anApplicant(api, 'Ravi Demo', { verified: true })
  await showToStaff(api, 'hr', '/settings')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await sidebar.findByRole('link', { name: 'VSP applicants 1' })
  expect(sidebar.getByRole('link', { name: 'Placement drive applicants' })).toBeTruthy()
})
