import { rupeesOfPaise } from '@pramaan/domain/money'
import { driveFunnel, driveResults, hiringFunnel, jobFunnel } from '@pramaan/domain/statistics'
import type { Routes } from '../../http/calls/call.ts'
import { groupsOfSignedUp } from '../statistics/funnel.queries.ts'
import { moneyOf } from '../statistics/money.ts'
import {
  driveRequestsByStatus,
  drivesIn,
  feesOfDrives,
  jobApplicationsByStatus,
  requestsOfDrives,
} from './reports.queries.ts'

/** Reports by day (D33): funnels, drives, payments. */
export function reportRoutes(): Routes<'reports'> {
  return {
    funnels: async ({ db, query }) => ({
      data: {
        hiring: hiringFunnel(await groupsOfSignedUp(db, query)),
        drives: driveFunnel(await driveRequestsByStatus(db, query)),
        jobs: jobFunnel(await jobApplicationsByStatus(db, query)),
      },
    }),
    drives: async ({ db, query }) => {
      const drives = await drivesIn(db, query)
      const ids = drives.map(({ id }) => id)
      const requests = Map.groupBy(await requestsOfDrives(db, ids), ({ driveId }) => driveId)
      const fees = await feesOfDrives(db, ids)
      return {
        data: drives.map((drive) => {
          const results = driveResults(requests.get(drive.id) ?? [])
          return {
            ID: drive.id,
            Title: drive.title,
            Location: drive.location,
            FromDate: drive.fromDate,
            ToDate: drive.toDate,
            Openings: drive.openings,
            Requested: results.requested,
            Accepted: results.accepted,
            Rejected: results.rejected,
            Paid: results.paid,
            Fees: rupeesOfPaise(fees.get(drive.id) ?? 0),
          }
        }),
      }
    },
    payments: async ({ db, query }) => ({ data: await moneyOf(db, query) }),
  }
}
