import type { AppName } from '../role/role.ts'

const everyApp = ['candidate', 'employer', 'staff'] as const
/** The two apps in which people register themselves. */
const openApps = ['candidate', 'employer'] as const

/**
 * The addresses of the three apps. Each app's `routes.tsx` defines the screens and their audience; this is what the
 * server and the other apps must know to lead people to it.
 */
const addresses = {
  '/': everyApp,
  '/dashboard': everyApp,
  '/emp-placement-drives': everyApp,
  '/all-emp-applications': everyApp,
  '/candidate-profile': everyApp,
  '/jobs': everyApp,
  '/job-details': everyApp,
  '/emp-placement-job-details': everyApp,
  '/drive-detail': everyApp,
  '/emp-placement-drive-details': everyApp,
  '/certification-details': everyApp,
  '/payments': everyApp,
  '/settings': everyApp,
  '/messages': everyApp,
  '/login': everyApp,
  '/load': everyApp,
  '/coming-soon': everyApp,
  '/all-emp-jobs': openApps,
  '/certification-iframe': openApps,
  '/landing-page': openApps,
  '/signup': openApps,
  '/complete-profile': openApps,
  '/chat-bot': openApps,
  '/getStarted': openApps,
  '/loader': openApps,
  '/summary': openApps,
  '/candidate-dashboard': ['candidate'],
  '/my-page': ['candidate'],
  '/p/:slug': ['candidate'],
  '/opportunity': ['candidate'],
  '/my-applications': ['candidate'],
  '/placement-drive': ['candidate'],
  '/pay': ['candidate'],
  '/candidate-login': ['candidate'],
  '/build-career': ['candidate'],
  '/welcome': ['candidate'],
  '/placement-drives': ['candidate', 'staff'],
  '/certification-and-trainings': ['candidate', 'staff'],
  '/emp-candidate-list': ['employer', 'staff'],
  '/cslr-candidate-list': ['employer', 'staff'],
  '/candidate-profile-ro': ['employer', 'staff'],
  '/new-placement-drive-form': ['employer', 'staff'],
  '/new-placement-drive-job-form': ['employer', 'staff'],
  '/new-job-form': ['employer', 'staff'],
  '/candidate-shortlisted-profile': ['employer'],
  '/shortlisted': ['employer'],
  '/candidates-viewed': ['employer'],
  '/search-history': ['employer'],
  '/pipeline': ['employer'],
  '/hirings': ['employer'],
  '/employer-dashboard': ['employer'],
  '/employer-profile': ['employer'],
  '/plans': ['employer'],
  '/emp-login': ['employer'],
  '/emp-auth': ['employer'],
  '/admin-dashboard': ['staff'],
  '/hr-dashboard': ['staff'],
  '/admin-users': ['staff'],
  '/course-candidate-list': ['staff'],
  '/vsp': ['staff'],
  '/EmployerApplicants': ['staff'],
  '/jobApplications': ['staff'],
  '/vps-verification': ['staff'],
  '/admin-placement-drives': ['staff'],
  '/placementDriveApplicantsList': ['staff'],
  '/placementDriveCandidateList': ['staff'],
  '/course-applications': ['staff'],
  '/admin-certifications': ['staff'],
  '/cohort-applicant': ['staff'],
  '/staff-invitations': ['staff'],
  '/admin-jobs': ['staff'],
  '/newOrder': ['staff'],
  '/orders': ['staff'],
  '/items': ['staff'],
  '/transactions': ['staff'],
  '/reports': ['staff'],
  '/search-url': ['staff'],
  '/scrapper': ['staff'],
  '/admin-people': ['staff'],
  '/admin-audit': ['staff'],
  '/admin-settings': ['staff'],
  '/admin-lists': ['staff'],
  '/admin-coupons': ['staff'],
  '/admin-erasures': ['staff'],
  '/invitation': ['staff'],
} as const satisfies Record<string, readonly AppName[]>

type Addresses = typeof addresses

/** The addresses of an app: its map has a page for each of them and no other. */
export type AddressOf<App extends AppName> = {
  [Path in keyof Addresses]: App extends Addresses[Path][number] ? Path : never
}[keyof Addresses]

/** A path in the table's form: one leading slash, none at the end, no query, original case. */
export function plainPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/**
 * The apps that have a page at an address, those in which people register first; none where it is no address of ours.
 */
export function appsOf(address: string): readonly AppName[] {
  const known: Readonly<Record<string, readonly AppName[]>> = addresses
  const path = plainPath(address)
  return Object.hasOwn(known, path) ? (known[path] ?? []) : []
}

/** The app named by the first word of a path that several apps have. */
const appOfWord: Readonly<Record<string, AppName>> = { emp: 'employer', cslr: 'staff', admin: 'staff' }

/**
 * The app of a URL that this app does not have: among several the one named by its first word ('/emp-…'), else the
 * first in which people register themselves; undefined when this app has it, or none does (D3).
 */
export function appFor(here: AppName, address: string): AppName | undefined {
  const apps = appsOf(address)
  if (apps.includes(here)) return undefined
  const named = appOfWord[plainPath(address).slice(1).split('-', 1)[0] ?? '']
  return named && apps.includes(named) ? named : apps[0]
}
