import type { Client } from '@pramaan/api-client'

/** A drive with its figures. */
export type DriveLine = Awaited<ReturnType<Client['reports']['drives']>>['data'][number]

/** The figures of a drive, in the order of the table. */
export const counted = ['Openings', 'Requested', 'Accepted', 'Rejected', 'Paid'] as const

/** The text of each figure. */
export const words = {
  Openings: 'reports.openings',
  Requested: 'reports.requested',
  Accepted: 'reports.accepted',
  Rejected: 'reports.rejected',
  Paid: 'reports.paid',
} as const
