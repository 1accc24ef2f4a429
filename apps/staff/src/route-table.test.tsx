import { startApi } from '@pramaan/api/testing'
import { type Role, staffRoles } from '@pramaan/domain/role'
import { routesOfRole } from '@pramaan/domain/route'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { showToStaff } from './testing/show-to-staff.ts'

const api = await startApi()

/** The name of the screen that a path shows to a role; nothing where the role is not let in. */
async function screenOf(role: (typeof staffRoles)[number], path: string) {
  const route = routes.routes.find((one) => one.path === path)
  const open = route && typeof route.for !== 'string' && route.for.includes(role)
  return open ? (await route.screen()).name : undefined
}

test('no screen of the console is open to a role whose table does not name its path', () => {
  const open = routes.routes.flatMap(({ path, for: who }) =>
    typeof who === 'string' ? [] : who.map((role) => ({ role, path })),
  )
  const beyond = open.filter(({ role, path }) => !routesOfRole[role].includes(path))
  // Invitations are of the console's own and are in no table of the document.
  expect(beyond).toEqual([{ role: 'Admin', path: '/staff-invitations' }])
  const staff: readonly Role[] = staffRoles
  expect(open.filter(({ role }) => !staff.includes(role))).toEqual([])
})

test.each(staffRoles)('every path that the table of %s names has a screen', async (role) => {
  const shown = await Promise.all(routesOfRole[role].map(async (path) => [path, await screenOf(role, path)] as const))
  expect(shown.filter(([, name]) => !name)).toEqual([])
})

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
