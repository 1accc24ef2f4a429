import type { DriveApplicationStatus } from '@pramaan/domain/drive-application'
import type { StatusProps } from '@pramaan/ui/badge'

/** The tabs above a drive's applicants: everyone, then the statuses in the order of the reviewer's work. */
export const statusTabs = ['all', 'Pending', 'noPayment', 'Accepted', 'Applied', 'Rejected', 'Withdrawn'] as const

/** A tab. */
export type StatusTab = (typeof statusTabs)[number]

/** The icon of a status. */
export const statusShapes: Readonly<Record<DriveApplicationStatus, StatusProps['shape']>> = {
  NotApplied: 'off',
  Pending: 'waiting',
  noPayment: 'open',
  Accepted: 'half',
  Applied: 'full',
  Rejected: 'off',
  Withdrawn: 'off',
}
