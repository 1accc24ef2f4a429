import { driveFunnelSteps, jobFunnelSteps } from '@pramaan/domain/statistics'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id } from '../wire.ts'
import { count, dateRangeQuery, funnelLine, hiring, payments } from './statistics-shapes.ts'

const driveLine = z.object({
  ID: id,
  Title: z.string(),
  Location: z.string(),
  FromDate: z.string(),
  ToDate: z.string(),
  Openings: count,
  Requested: count,
  Accepted: count,
  Rejected: count,
  Paid: count,
  /** The fees received, in rupees. */
  Fees: z.number(),
})

/** Reports by day (D33): activity, drives and payments. */
export const reports = {
  funnels: endpoint({
    method: 'GET',
    databaseTimes: 4,
    path: '/reports/funnels',
    summary: 'Three funnels in a period: sign-ups, drive requests and job applications',
    allow: ['Admin'],
    query: dateRangeQuery,
    answer: answers(
      z.object({
        hiring,
        drives: z.array(funnelLine(z.enum(driveFunnelSteps))),
        jobs: z.array(funnelLine(z.enum(jobFunnelSteps))),
      }),
    ),
    refusals: [],
  }),
  drives: endpoint({
    method: 'GET',
    databaseTimes: 4,
    path: '/reports/drives',
    summary: 'Each drive that ran in a period, with the outcome of its requests and its fees',
    allow: ['Admin'],
    query: dateRangeQuery,
    answer: answers(z.array(driveLine)),
    refusals: [],
  }),
  payments: endpoint({
    method: 'GET',
    databaseTimes: 4,
    path: '/reports/payments',
    summary: 'Rupees received and refunded, by day and purpose',
    allow: ['Admin'],
    query: dateRangeQuery,
    answer: answers(payments),
    refusals: [],
  }),
}
