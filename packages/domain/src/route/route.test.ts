import { expect, test } from 'vitest'
import { roleNames } from '../role/role.ts'
import {
  appFor,
  appsOfPath,
  mayOpen,
  opensSignedOut,
  plainPath,
  rolesOfPath,
  routesOfRole,
  unknownPathIsHome,
} from './route.ts'

function namedBySpec(list: string): string[] {
  return list.split(' ').map((path) => (path === '/' ? path : `/${path}`))
}

test.each([
  [
    'Candidate',
    '/ dashboard login signup getStarted coming-soon opportunity certification-and-trainings jobs build-career load summary complete-profile placement-drives emp-placement-drive-details emp-placement-job-details certification-details candidate-profile loader landing-page certification-iframe chat-bot welcome placement-drive drive-detail',
  ],
  [
    'Employer',
    '/ emp-candidate-list employer-dashboard jobs emp-auth emp-placement-drives emp-placement-drive-details new-placement-drive-form emp-placement-job-details new-placement-drive-job-form job-details new-job-form hirings certification-details candidate-profile employer-profile certification-iframe all-emp-jobs all-emp-applications candidate-profile-ro candidate-shortlisted-profile cslr-candidate-list shortlisted drive-detail login signup getStarted coming-soon load summary loader landing-page',
  ],
  [
    'Admin',
    '/ admin-dashboard admin-certifications vsp EmployerApplicants payments cohort-applicant admin-jobs admin-placement-drives admin-users course-applications hr-dashboard vps-verification placementDriveCandidateList drive-detail candidate-profile-ro search-url scrapper',
  ],
  [
    'hr',
    '/ hr-dashboard vps-verification vsp cslr-candidate-list candidate-profile candidate-profile-ro payments jobApplications placementDriveApplicantsList placementDriveCandidateList',
  ],
  [
    'Counsellor',
    '/ cslr-candidate-list candidate-profile candidate-profile-ro jobApplications placementDriveApplicantsList placementDriveCandidateList admin-placement-drives drive-detail new-placement-drive-form emp-placement-drives payments',
  ],
  ['C-Partner', '/ dashboard course-candidate-list candidate-profile-ro'],
] as const)('%s may open every path that the spec gives the role', (role, list) => {
  expect(namedBySpec(list).filter((path) => !mayOpen(role, path))).toEqual([])
})

test('hr, Counsellor and C-Partner may open nothing beyond their lists', () => {
  // Besides their list, their own settings.
  expect(routesOfRole.hr).toHaveLength(12)
  expect(routesOfRole.Counsellor).toHaveLength(13)
  expect(routesOfRole['C-Partner']).toHaveLength(5)
  expect(mayOpen('hr', '/admin-users')).toBe(false)
  expect(mayOpen('Counsellor', '/vsp')).toBe(false)
  expect(mayOpen('C-Partner', '/payments')).toBe(false)
})

test('messages are a page for candidates and employers, and for Admins, who see failed messages', () => {
  expect(rolesOfPath('/messages')).toEqual(['Candidate', 'Employer', 'Admin'])
})

test('no table names a path twice', () => {
  for (const role of roleNames) expect(new Set(routesOfRole[role]).size).toBe(routesOfRole[role].length)
})

test('an address is compared by its path, in its own letter case', () => {
  expect(plainPath('/drive-detail/?ID=7#faq')).toBe('/drive-detail')
  expect(plainPath('emp-auth/')).toBe('/emp-auth')
  expect(plainPath('')).toBe('/')
  expect(mayOpen('Admin', '/EmployerApplicants?page=2')).toBe(true)
  expect(mayOpen('Admin', '/employerapplicants')).toBe(false)
})

test('signed out, the sign-in and onboarding paths open', () => {
  const list = 'candidate-login login emp-login emp-auth signup getStarted complete-profile loader welcome'
  expect(namedBySpec(list).filter((path) => !opensSignedOut(path))).toEqual([])
  expect(opensSignedOut('/payments')).toBe(false)
})

test('a URL of another app leads to that app', () => {
  expect(appFor('candidate', '/hirings?x=1')).toBe('employer')
  expect(appFor('employer', '/vps-verification?candidateID=3')).toBe('staff')
  expect(appFor('staff', '/complete-profile?step=step2')).toBe('candidate')
  expect(appFor('employer', '/jobs')).toBeUndefined()
  expect(appFor('staff', '/nowhere')).toBeUndefined()
})

test('a URL that several other apps have leads to the app in its name, else to the first', () => {
  expect(appFor('candidate', '/emp-candidate-list?term=nurse')).toBe('employer')
  expect(appFor('candidate', '/cslr-candidate-list')).toBe('staff')
  expect(appFor('candidate', '/new-job-form')).toBe('employer')
  expect(appFor('employer', '/placement-drives')).toBe('candidate')
})

test('the roles and apps of a path come from the tables', () => {
  expect(rolesOfPath('/emp-candidate-list')).toEqual(['Employer', 'Admin'])
  expect(appsOfPath('/emp-candidate-list')).toEqual(['employer', 'staff'])
  expect(roleNames.filter(unknownPathIsHome)).toEqual(['Candidate', 'Admin'])
})
