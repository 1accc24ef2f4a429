/** Paths of the staff console that more than one place names. */
export const paths = {
  list: '/cslr-candidate-list',
  users: '/admin-users',
  partnerList: '/course-candidate-list',
  profile: '/candidate-profile-ro',
  vsp: '/vsp',
  applicants: '/jobApplications',
  verification: '/vps-verification',
  invitations: '/staff-invitations',
  messages: '/messages',
  hrHome: '/hr-dashboard',
  adminHome: '/admin-dashboard',
} as const

/** The read-only profile of a candidate; `query` is the list it is read in. */
export function profilePath(candidateId: number, query = '') {
  return `${paths.profile}?candidateID=${candidateId}${query && `&${query}`}`
}

/** The verification of a candidate; `verified` turns Submit into 'Update' (document 002 §2.8). */
export function verificationPath(candidateId: number, verified: boolean) {
  return `${paths.verification}?candidateID=${candidateId}&status=${verified}`
}
