import type { Role } from '../role/role.ts'

/** An entry of a menu: the key of its text and the path it leads to. */
export type MenuEntry = { key: string; path: string }

/** The sidebar of each role, in its order (001, section 6; 002, section 2.2); Build Career is hidden (D40). */
export const menus = {
  Candidate: [
    { key: 'dashboard', path: '/' },
    { key: 'certification-and-trainings', path: '/certification-and-trainings' },
    { key: 'jobs', path: '/jobs' },
    { key: 'placement-drives', path: '/placement-drives' },
  ],
  Employer: [
    { key: 'employer-dashboard', path: '/employer-dashboard' },
    { key: 'placement-drives', path: '/emp-placement-drives' },
    { key: 'search-candidate', path: '/emp-candidate-list' },
  ],
  Admin: [
    { key: 'dashboard', path: '/admin-dashboard' },
    { key: 'vsp-applicants', path: '/vsp' },
    { key: 'employer-applicants', path: '/EmployerApplicants' },
    { key: 'cohort-applicants', path: '/cohort-applicant' },
    { key: 'payments', path: '/payments' },
    { key: 'certification-and-trainings', path: '/admin-certifications' },
    { key: 'jobs', path: '/admin-jobs' },
    { key: 'placement-drives', path: '/admin-placement-drives' },
    { key: 'users', path: '/admin-users' },
    { key: 'reports', path: '/reports' },
    { key: 'search-url', path: '/search-url' },
    { key: 'scrapper', path: '/scrapper' },
  ],
  hr: [
    { key: 'vsp-applicants', path: '/jobApplications' },
    { key: 'placement-drive-applicants', path: '/placementDriveApplicantsList' },
    { key: 'candidate-list', path: '/cslr-candidate-list' },
    { key: 'payments', path: '/payments' },
  ],
  Counsellor: [
    { key: 'candidate-list', path: '/cslr-candidate-list' },
    { key: 'placement-drives', path: '/admin-placement-drives' },
    { key: 'payments', path: '/payments' },
    { key: 'placement-drive-applicants', path: '/placementDriveApplicantsList' },
  ],
  'C-Partner': [{ key: 'candidate-list', path: '/course-candidate-list' }],
} as const satisfies Record<Role, readonly MenuEntry[]>

/** The tabs above the page, for the roles that have them. */
export const topTabs = {
  Candidate: [
    { key: 'dashboard', path: '/' },
    { key: 'placement-drive', path: '/placement-drive' },
  ],
  Employer: [
    { key: 'dashboard', path: '/employer-dashboard' },
    { key: 'search-candidate', path: '/emp-candidate-list' },
  ],
  Admin: [],
  hr: [],
  Counsellor: [],
  'C-Partner': [
    { key: 'dashboard', path: '/dashboard' },
    { key: 'search-candidates', path: '/course-candidate-list' },
  ],
} as const satisfies Record<Role, readonly MenuEntry[]>

const dashboards: Readonly<Record<Role, string>> = {
  Candidate: '/',
  Employer: '/employer-dashboard',
  Admin: '/admin-dashboard',
  hr: '/hr-dashboard',
  Counsellor: '/',
  'C-Partner': '/dashboard',
}

/** The dashboard of a role, which the Support button opens too. */
export function dashboardOf(role: Role): string {
  return dashboards[role]
}

/** Where 'View Profile' in the profile box leads: only Candidate and Employer have the link. */
export function profileLinkOf(role: Role): string | undefined {
  if (role === 'Candidate') return '/candidate-profile'
  return role === 'Employer' ? '/employer-profile' : undefined
}
