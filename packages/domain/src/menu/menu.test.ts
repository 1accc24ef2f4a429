import { expect, test } from 'vitest'
import { roleNames } from '../role/role.ts'
import { mayOpen } from '../route/route.ts'
import { dashboardOf, menus, profileLinkOf, topTabs } from './menu.ts'

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
] as const)('the %s menu has the entries of the spec in its order', (role, keys) => {
  expect(menus[role].map(({ key }) => key)).toEqual(keys)
})

test('the top tabs are those of Candidate, Employer and C-Partner', () => {
  expect(topTabs.Candidate.map(({ key }) => key)).toEqual(['dashboard', 'placement-drive'])
  expect(topTabs.Employer.map(({ key }) => key)).toEqual(['dashboard', 'search-candidate'])
  expect(topTabs['C-Partner'].map(({ key }) => key)).toEqual(['dashboard', 'search-candidates'])
  expect([...topTabs.Admin, ...topTabs.hr, ...topTabs.Counsellor]).toEqual([])
})

test('every entry, tab, dashboard and profile link leads to a path that the role may open', () => {
  for (const role of roleNames) {
    const links = [dashboardOf(role), profileLinkOf(role) ?? '/']
    const paths = [...menus[role], ...topTabs[role]].map(({ path }) => path)
    expect([...paths, ...links].filter((path) => !mayOpen(role, path))).toEqual([])
  }
})

test('only Candidate and Employer have a View Profile link', () => {
  expect(roleNames.filter(profileLinkOf)).toEqual(['Candidate', 'Employer'])
})
