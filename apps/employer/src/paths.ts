/** Paths of the employer app that more than one place names. */
export const paths = {
  list: '/emp-candidate-list',
  dashboard: '/employer-dashboard',
  shortlisted: '/shortlisted',
  signIn: '/emp-login',
  company: '/complete-profile',
  profile: '/candidate-profile-ro',
  shortlistedProfile: '/candidate-shortlisted-profile',
} as const
