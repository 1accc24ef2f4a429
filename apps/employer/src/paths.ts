import { messagesPath } from '@pramaan/features/paths/messages-path.ts'

/** Paths of the employer app that several files use. */
export const paths = {
  list: '/emp-candidate-list',
  dashboard: '/employer-dashboard',
  shortlisted: '/shortlisted',
  plans: '/plans',
  pipeline: '/pipeline',
  hirings: '/hirings',
  messages: messagesPath,
  drives: '/emp-placement-drives',
  newDrive: '/new-placement-drive-form',
  jobs: '/jobs',
  newJob: '/new-job-form',
  allJobs: '/all-emp-jobs',
  allApplications: '/all-emp-applications',
  signIn: '/emp-login',
  company: '/complete-profile',
  searches: '/search-history',
  viewed: '/candidates-viewed',
  profile: '/candidate-profile-ro',
  openProfile: '/candidate-profile',
  shortlistedProfile: '/candidate-shortlisted-profile',
} as const
