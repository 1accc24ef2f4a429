import type { Role } from '../role/role.ts'

/** Who may do what, cell by cell of the role table and its rules (002, section 6; D30, D52, D53). */
export const capabilities = {
  searchCandidates: ['Employer'],
  seeCandidateList: ['Employer', 'Admin', 'hr', 'Counsellor', 'C-Partner'],
  shortlist: ['Employer'],
  downloadCandidateProfile: ['Employer', 'Admin'],
  contactCandidate: ['Employer', 'Admin'],
  /**
   * Phones and e-mails in an exported file. A Counsellor instead calls people from the lists, whose columns the spec
   * names.
   */
  exportContacts: ['Employer', 'Admin', 'hr', 'C-Partner'],
  seeResume: ['Employer', 'Admin', 'hr', 'Counsellor'],
  stepThroughCandidates: ['Employer', 'Admin', 'hr'],
  addDrive: ['Employer', 'Admin', 'Counsellor'],
  /** The spec gives the button in the lists to these two roles; a Counsellor opens the form by its URL. */
  seeAddDrive: ['Employer', 'Admin'],
  editDrive: ['Employer', 'Admin', 'Counsellor'],
  deleteDrive: ['Employer', 'Admin'],
  editJobs: ['Employer', 'Admin'],
  seeAttendance: ['Admin', 'hr', 'Counsellor'],
  toggleAttendance: ['hr', 'Counsellor'],
  seeSuggestedCourses: ['Admin', 'hr', 'Counsellor', 'C-Partner'],
  suggestCourses: ['hr', 'Counsellor'],
  addRemark: ['C-Partner'],
  reviewDriveApplicants: ['Admin', 'hr', 'Counsellor'],
  reviewVsp: ['Admin', 'hr', 'Counsellor'],
  openHrComments: ['Admin', 'hr'],
  submitHrComments: ['hr'],
  seePlatformPayments: ['Admin', 'hr', 'Counsellor'],
  seeOwnPayments: ['Employer'],
  goToPayments: ['Employer', 'Admin'],
  seeCourseApplications: ['Admin'],
  answerHelp: ['Admin', 'hr'],
  confirmCompanies: ['Admin', 'hr'],
  manageUsers: ['Admin'],
  readAuditLog: ['Admin'],
  runStore: ['Admin'],
  inviteStaff: ['Admin'],
  refundPayments: ['Admin'],
  readMessages: ['Admin', 'hr', 'Counsellor'],
  retryMessages: ['Admin'],
  applyToJobs: ['Candidate'],
  applyToDrives: ['Candidate'],
  buyVsp: ['Candidate'],
  editOwnProfile: ['Candidate'],
} as const satisfies Record<string, readonly Role[]>

/** Something a role may or may not do. */
export type Capability = keyof typeof capabilities

/** Whether a role may do something. */
export function may(role: Role, capability: Capability): boolean {
  const allowed: readonly Role[] = capabilities[capability]
  return allowed.includes(role)
}
