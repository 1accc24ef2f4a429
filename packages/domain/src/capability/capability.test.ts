import { expect, test } from 'vitest'
import { roleNames } from '../role/role.ts'
import { type Capability, capabilities, may } from './capability.ts'

test.each([
  ['shortlist', 'Employer'],
  ['searchCandidates', 'Employer'],
  ['seeCandidateList', 'Employer Admin hr Counsellor C-Partner'],
  ['downloadCandidateProfile', 'Employer Admin'],
  ['contactCandidate', 'Employer Admin'],
  ['addDrive', 'Employer Admin Counsellor'],
  ['seeAddDrive', 'Employer Admin'],
  ['editDrive', 'Employer Admin Counsellor'],
  ['deleteDrive', 'Employer Admin'],
  ['editJobs', 'Employer Admin'],
  ['seeAttendance', 'Admin hr Counsellor'],
  ['toggleAttendance', 'hr Counsellor'],
  ['suggestCourses', 'hr Counsellor'],
  ['addRemark', 'C-Partner'],
  ['reviewDriveApplicants', 'Admin hr Counsellor'],
  ['reviewVsp', 'Admin hr Counsellor'],
  ['submitHrComments', 'hr'],
  ['seePlatformPayments', 'Admin hr Counsellor'],
  ['stepThroughCandidates', 'Employer Admin hr'],
  ['seeResume', 'Employer Admin hr Counsellor'],
  ['buyVsp', 'Candidate'],
  ['applyToJobs', 'Candidate'],
  ['readMessages', 'Admin hr Counsellor'],
  ['retryMessages', 'Admin'],
  ['answerHelp', 'Admin hr'],
  ['manageUsers', 'Admin'],
  ['refundPayments', 'Admin'],
] as const)('%s is for %s', (capability, roles) => {
  expect(roleNames.filter((role) => may(role, capability))).toEqual(roles.split(' '))
})

test('roles that may change attendance or suggestions may see them', () => {
  const pairs: [Capability, Capability][] = [
    ['toggleAttendance', 'seeAttendance'],
    ['suggestCourses', 'seeSuggestedCourses'],
    ['submitHrComments', 'openHrComments'],
    ['deleteDrive', 'editDrive'],
  ]
  for (const [change, see] of pairs) {
    for (const role of capabilities[change]) expect(may(role, see)).toBe(true)
  }
})
