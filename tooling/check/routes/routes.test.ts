import { expect, test } from 'vitest'
import { menu as candidateMenu, tabs as candidateTabs } from '../../../apps/candidate/src/menu.ts'
import { menu as employerMenu, tabs as employerTabs } from '../../../apps/employer/src/menu.ts'
import { menuOf } from '../../../apps/staff/src/menu.ts'
import { specPages } from '../../../packages/app-shell/src/testing/suites/spec-pages.ts'
import { type Role, roleNames } from '../../../packages/domain/src/role/role.ts'
import { mapOf, mayOpen } from './maps.ts'

const menus = {
  Candidate: { menu: candidateMenu, tabs: candidateTabs, dashboard: '/' },
  Employer: { menu: employerMenu, tabs: employerTabs, dashboard: '/employer-dashboard' },
  Admin: menuOf('Admin'),
  hr: menuOf('hr'),
  Counsellor: menuOf('Counsellor'),
  'C-Partner': menuOf('C-Partner'),
} satisfies Record<Role, unknown>

test.each(roleNames)('%s may open every page that the spec gives the role', (role) => {
  expect(specPages[role].filter((path) => !mayOpen(role, path))).toEqual([])
})

test.each([
  ['Candidate', ['dashboard', 'certification-and-trainings', 'jobs', 'placement-drives']],
  ['Employer', ['employer-dashboard', 'placement-drives', 'search-candidate']],
  [
    'Admin',
    [
      'dashboard',
      'vsp-applicants',
      'employer-applicants',
      'cohort-applicants',
      'payments',
      'certification-and-trainings',
      'jobs',
      'placement-drives',
      'users',
      'reports',
      'search-url',
      'scrapper',
    ],
  ],
  ['hr', ['vsp-applicants', 'placement-drive-applicants', 'candidate-list', 'payments']],
  ['Counsellor', ['candidate-list', 'placement-drives', 'payments', 'placement-drive-applicants']],
  ['C-Partner', ['candidate-list']],
] as const)('the %s menu has the entries of the spec in its order [C-383]', (role, keys) => {
  expect(menus[role].menu.map(({ key }) => key)).toEqual(keys)
})

test('the top tabs are those of Candidate, Employer and C-Partner', () => {
  const tabs = roleNames.map((role) => [role, menus[role].tabs.map(({ key }) => key)])
  expect(Object.fromEntries(tabs)).toEqual({
    Candidate: ['dashboard', 'placement-drive'],
    Employer: ['dashboard', 'search-candidate'],
    Admin: [],
    hr: [],
    Counsellor: [],
    'C-Partner': ['dashboard', 'search-candidates'],
  })
})

test.each(roleNames)(
  'every entry, tab, dashboard and profile link of %s leads to a page that the role may open',
  (role) => {
    const { menu, tabs, dashboard } = menus[role]
    const paths = [...menu, ...tabs].map(({ path }) => path)
    expect([...paths, dashboard, mapOf(role).profile ?? '/'].filter((path) => !mayOpen(role, path))).toEqual([])
  },
)

test('only Candidate and Employer have a View Profile link', () => {
  expect(roleNames.filter((role) => mapOf(role).profile)).toEqual(['Candidate', 'Employer'])
})

test.each(['Candidate', 'Employer', 'Admin'] as const)(
  'a page of the app of %s marks only what is a page there',
  (role) => {
    const { routes } = mapOf(role)
    const marked = Object.values(routes).flatMap(({ under }) => under ?? [])
    expect(marked.filter((path) => !(path in routes))).toEqual([])
  },
)
