import type { MoneyShown, OrderPurpose } from '@pramaan/domain/payment'

/** Paths of the staff console that several files use. */
export const paths = {
  list: '/cslr-candidate-list',
  users: '/admin-users',
  employerList: '/emp-candidate-list',
  partnerList: '/course-candidate-list',
  profile: '/candidate-profile-ro',
  openProfile: '/candidate-profile',
  drives: '/admin-placement-drives',
  employerDrives: '/emp-placement-drives',
  driveDetails: '/emp-placement-drive-details',
  driveForm: '/new-placement-drive-form',
  driveJob: '/emp-placement-job-details',
  driveJobForm: '/new-placement-drive-job-form',
  drivePage: '/drive-detail',
  driveList: '/placementDriveApplicantsList',
  driveApplicants: '/placementDriveCandidateList',
  courseApplications: '/course-applications',
  certifications: '/admin-certifications',
  course: '/certification-details',
  payments: '/payments',
  cohort: '/cohort-applicant',
  vsp: '/vsp',
  applicants: '/jobApplications',
  employerApplicants: '/EmployerApplicants',
  verification: '/vps-verification',
  invitations: '/staff-invitations',
  messages: '/messages',
  helpQuestions: '/help-questions',
  companies: '/companies',
  newOrder: '/newOrder',
  orders: '/orders',
  items: '/items',
  transactions: '/transactions',
  reports: '/reports',
  searchUrl: '/search-url',
  scrapper: '/scrapper',
  comingSoon: '/coming-soon',
  allApplicants: '/all-emp-applications',
  candidateDrives: '/placement-drives',
  candidateCourses: '/certification-and-trainings',
  storeLoading: '/load',
  hrHome: '/hr-dashboard',
  adminHome: '/admin-dashboard',
} as const

/** The screens of the administration with their titles, in menu order. */
export const adminPaths = {
  people: '/admin-people',
  audit: '/admin-audit',
  prices: '/admin-settings',
  reference: '/admin-lists',
  concepts: '/admin-terms',
  coupons: '/admin-coupons',
  erasures: '/admin-erasures',
} as const

/** A list without filters; with an empty query the browser would restore the last ones. */
export function fullList(path: string) {
  return `${path}?pageIndex=0`
}

/** Accounts of one kind, for Admins; `term` narrows them. */
export function peoplePath(tab: 'candidates' | 'employers' | 'staff' | 'users' | 'suspended', term = '') {
  return `${adminPaths.people}?tab=${tab}${term && `&term=${encodeURIComponent(term)}`}`
}

/** The audit log of one person. */
export function auditPath(personId: number) {
  return `${adminPaths.audit}?about=${personId}`
}

/** The read-only profile of a candidate; `query` is the list it was opened from, `path` another of its screens. */
export function profilePath(candidateId: number, query = '', path: string = paths.profile) {
  return `${path}?candidateID=${candidateId}${query && `&${query}`}`
}

/** The verification of a candidate; `verified` turns Submit into 'Update' (document 002 §2.8). */
export function verificationPath(candidateId: number, verified: boolean) {
  return `${paths.verification}?candidateID=${candidateId}&status=${verified}`
}

/** Verifies several candidates one after the other: the first one's page, with the others in the address. */
export function verificationsPath([first, ...rest]: readonly number[]) {
  if (first === undefined) return paths.vsp
  return `${verificationPath(first, false)}${rest.length > 0 ? `&then=${rest.join(',')}` : ''}`
}

/** The candidates still to verify, in the address. */
export function verificationsIn(address: URLSearchParams): number[] {
  const ids = (address.get('then') ?? '').split(',').map(Number)
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** A new order of an item in the Store. */
export function orderPath(itemId: string) {
  return `${paths.newOrder}?item=${itemId}`
}

/** The applicants of a drive, or with a candidate that applicant's profile (document 002 §2.8). */
export function driveApplicantsPath(driveId: number, candidateId?: number) {
  return `${paths.driveApplicants}?ID=${driveId}${candidateId === undefined ? '' : `&candidateID=${candidateId}`}`
}

type MoneyPart = {
  from?: string | undefined
  to?: string | undefined
  show?: MoneyShown
  purpose?: OrderPurpose | undefined
}

/** The payments whose money came in or went back in some days, or ever: those that the figures add up. */
export function moneyPath({ from, to, show = 'money', purpose }: MoneyPart = {}) {
  const query = { ...(from && { startDate: from }), ...(to && { endDate: to }), show, ...(purpose && { purpose }) }
  return `${paths.payments}?${new URLSearchParams(query)}`
}
