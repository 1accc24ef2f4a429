import { type AppName, appOfRole, type Role, roleNames } from '../role/role.ts'

/** Paths a visitor may open signed out; any other shows the candidate login (000, section 6). */
export const signedOutRoutes = [
  '/',
  '/candidate-login',
  '/login',
  '/emp-login',
  '/emp-auth',
  '/signup',
  '/getStarted',
  '/complete-profile',
  '/loader',
  '/welcome',
  // The page for which 'Apply Now' asks a visitor to sign in (001, section 2).
  '/certification-details',
  '/certification-iframe',
] as const

const candidateRoutes = [
  '/',
  '/dashboard',
  '/login',
  '/signup',
  '/getStarted',
  '/coming-soon',
  '/opportunity',
  '/certification-and-trainings',
  '/jobs',
  '/job-details',
  '/build-career',
  '/load',
  '/summary',
  '/complete-profile',
  '/placement-drives',
  '/emp-placement-drive-details',
  '/emp-placement-job-details',
  '/certification-details',
  '/candidate-profile',
  '/loader',
  '/landing-page',
  '/certification-iframe',
  '/chat-bot',
  '/welcome',
  '/placement-drive',
  '/drive-detail',
  // Their own applications with what became of each.
  '/my-applications',
  // Their own payments and receipts.
  '/payments',
  // What the three stat cards open: a candidate's own viewers, appearances and shortlistings (D43).
  '/all-emp-jobs',
  '/emp-placement-drives',
  '/all-emp-applications',
  // Their own public page: on or off, and what it shows (D39).
  '/my-page',
  // Messages with employers who wrote to them (D39).
  '/messages',
] as const

const employerRoutes = [
  '/',
  '/emp-candidate-list',
  '/employer-dashboard',
  '/dashboard',
  '/jobs',
  '/emp-auth',
  '/emp-login',
  '/emp-placement-drives',
  '/emp-placement-drive-details',
  '/new-placement-drive-form',
  '/emp-placement-job-details',
  '/new-placement-drive-job-form',
  '/job-details',
  '/new-job-form',
  '/hirings',
  '/certification-details',
  '/candidate-profile',
  '/employer-profile',
  '/certification-iframe',
  '/all-emp-jobs',
  '/all-emp-applications',
  '/candidate-profile-ro',
  '/candidate-shortlisted-profile',
  '/cslr-candidate-list',
  '/shortlisted',
  '/drive-detail',
  // From shortlist to hire (D28), and messages with the shortlisted (D39).
  '/pipeline',
  '/messages',
  // Their own plan and receipts, where 'Go to Payments' leads (D52), and the plans on offer (D27).
  '/payments',
  '/plans',
  '/login',
  '/signup',
  '/getStarted',
  '/coming-soon',
  '/load',
  '/summary',
  '/loader',
  '/landing-page',
  // Sign-in by conversation (2.9).
  '/chat-bot',
] as const

const adminRoutes = [
  '/',
  '/admin-dashboard',
  '/dashboard',
  '/admin-certifications',
  '/vsp',
  '/EmployerApplicants',
  '/payments',
  '/cohort-applicant',
  '/admin-jobs',
  '/admin-placement-drives',
  '/admin-users',
  '/course-applications',
  '/hr-dashboard',
  '/vps-verification',
  '/jobApplications',
  '/placementDriveApplicantsList',
  '/placementDriveCandidateList',
  '/drive-detail',
  '/candidate-profile-ro',
  '/search-url',
  '/scrapper',
  '/reports',
  '/coming-soon',
  // The shared job, drive and profile screens inside the staff console (D51).
  '/candidate-profile',
  '/emp-candidate-list',
  '/cslr-candidate-list',
  '/jobs',
  '/job-details',
  '/new-job-form',
  '/emp-placement-drives',
  '/emp-placement-drive-details',
  '/emp-placement-job-details',
  '/new-placement-drive-form',
  '/new-placement-drive-job-form',
  '/placement-drives',
  '/certification-and-trainings',
  '/certification-details',
  '/all-emp-applications',
  // The Store, which replaces the template's legacy routes (D39).
  '/load',
  '/items',
  '/newOrder',
  '/orders',
  '/transactions',
  // Failed messages, to send again.
  '/messages',
  // Running the platform: accounts, the audit log, settings, lists, coupons, erasures.
  '/admin-people',
  '/admin-audit',
  '/admin-settings',
  '/admin-lists',
  '/admin-coupons',
  '/admin-erasures',
] as const

const hrRoutes = [
  '/',
  '/hr-dashboard',
  '/vps-verification',
  '/vsp',
  '/cslr-candidate-list',
  '/candidate-profile',
  '/candidate-profile-ro',
  '/payments',
  '/jobApplications',
  '/placementDriveApplicantsList',
  '/placementDriveCandidateList',
] as const

const counsellorRoutes = [
  '/',
  '/cslr-candidate-list',
  '/candidate-profile',
  '/candidate-profile-ro',
  '/jobApplications',
  '/placementDriveApplicantsList',
  '/placementDriveCandidateList',
  '/admin-placement-drives',
  '/drive-detail',
  '/new-placement-drive-form',
  '/emp-placement-drives',
  '/payments',
] as const

const partnerRoutes = ['/', '/dashboard', '/course-candidate-list', '/candidate-profile-ro'] as const

/** Settings of every signed-in person. */
const ownRoutes = ['/settings'] as const

/** The paths each role may open (000, section 6; 002, section 2.1). */
export const routesOfRole: Readonly<Record<Role, readonly string[]>> = {
  Candidate: [...candidateRoutes, ...ownRoutes],
  Employer: [...employerRoutes, ...ownRoutes],
  Admin: [...adminRoutes, ...ownRoutes],
  hr: [...hrRoutes, ...ownRoutes],
  Counsellor: [...counsellorRoutes, ...ownRoutes],
  'C-Partner': [...partnerRoutes, ...ownRoutes],
}

/** A path in the tables' form: one leading slash, none at the end, no query, original case. */
export function plainPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/** Whether a role's table names a path. */
export function mayOpen(role: Role, address: string): boolean {
  return routesOfRole[role].includes(plainPath(address))
}

/** Whether a visitor may open a path signed out. */
export function opensSignedOut(address: string): boolean {
  return signedOutRoutes.some((route) => route === plainPath(address))
}

/** The roles whose tables name a path, in the order of their numbers. */
export function rolesOfPath(address: string): Role[] {
  return roleNames.filter((role) => mayOpen(role, address))
}

/** The apps that have a path, so that a URL opened on another subdomain can lead to the right one (D3). */
export function appsOfPath(address: string): AppName[] {
  return [...new Set(rolesOfPath(address).map(appOfRole))]
}

/** Paths that several apps have say by their first word whose they are. */
const appOfWord: Readonly<Record<string, AppName>> = { emp: 'employer', cslr: 'staff', admin: 'staff' }

/**
 * The app of a URL that this app does not have: among several the one named by its first word ('/emp-…'), else the
 * first in which people register themselves; undefined when this app has it, or none does (D3).
 */
export function appFor(here: AppName, address: string): AppName | undefined {
  const apps = appsOfPath(address)
  if (apps.includes(here)) return undefined
  const named = appOfWord[plainPath(address).slice(1).split('-', 1)[0] ?? '']
  return named && apps.includes(named) ? named : apps[0]
}

/** Whether an unknown path shows the role's start screen instead of 'not found' (000, section 6). */
export function unknownPathIsHome(role: Role): boolean {
  return role === 'Candidate' || role === 'Admin'
}
