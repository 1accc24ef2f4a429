import type { DateRange } from '../date-range/date-range.ts'

/** Groups of users that both a figure and the list of accounts use. */
export const userParts = [
  'registered',
  'signed-in',
  'signed-in-again',
  'complete',
  'applied-to-course',
  'applied-to-job',
  'applied-to-drive',
] as const

/** A part of the users. */
export type UserPart = (typeof userParts)[number]

/**
 * The figures of the statistics. Each has the list of the staff console that contains exactly what it counts; figures
 * without a list count days or steps.
 */
export const platformFigures = {
  totalUsers: '/admin-people?tab=users',
  registeredUsers: '/admin-people?tab=users&only=registered',
  firstLogins: '/admin-people?tab=users&only=signed-in',
  repeatLogins: '/admin-people?tab=users&only=signed-in-again',
  profileCompletions: '/admin-people?tab=users&only=complete',
  verified: '/vsp?tab=verified&day=verified',
  milestones: undefined,
  totalCertifications: '/admin-certifications',
  activeCertifications: '/admin-certifications?active=true',
  totalCertApplications: '/course-applications',
  uniqueCertApplicants: '/admin-people?tab=users&only=applied-to-course',
  totalJobs: '/admin-jobs',
  activeJobs: '/admin-jobs?state=open',
  totalJobApplications: '/all-emp-applications?kind=job',
  uniqueJobApplicants: '/admin-people?tab=users&only=applied-to-job',
  totalPlacementDrives: '/admin-placement-drives',
  activePlacementDrives: '/admin-placement-drives?show=open',
  totalPDJobs: '/admin-jobs?offered=drive',
  activePDJobs: '/admin-jobs?state=open&offered=drive',
  totalPDApplications: '/all-emp-applications?kind=drive',
  uniquePDApplicants: '/admin-people?tab=users&only=applied-to-drive',
} as const satisfies Record<string, `/${string}` | undefined>

/** The list of what a figure counts; for a figure about a period, only that period's entries. */
export function listOfFigure(figure: PlatformFigure, { from, to }: DateRange): string | undefined {
  const list = platformFigures[figure]
  return figure === 'verified' ? `${list}&fromDate=${from}&toDate=${to}` : list
}

/** A figure of the statistics. */
export type PlatformFigure = keyof typeof platformFigures
