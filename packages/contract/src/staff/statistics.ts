import { mostRangeDays, whyNotDateRange } from '@pramaan/domain/date-range'
import { parseDay } from '@pramaan/domain/india-day'
import { driveFunnelSteps, funnelSteps, jobFunnelSteps } from '@pramaan/domain/statistics'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { id } from '../wire.ts'

const count = z.number().int()

/** A day in India, as a bound of the figures. */
const rangeDay = z.string().transform((text, context) => {
  const day = parseDay(text)
  if (day) return day
  context.addIssue({ code: 'custom', message: 'Enter a day as yyyy-MM-dd.' })
  return z.NEVER
})

const sentences = {
  crossed: 'The end is before the start.',
  'too-long': `Choose at most ${mostRangeDays} days.`,
} as const

/** From one day in India to another, both included. */
const dateRangeQuery = z.object({ from: rangeDay, to: rangeDay }).superRefine((span, context) => {
  const why = whyNotDateRange(span)
  if (why) context.addIssue({ code: 'custom', path: ['to'], message: sentences[why] })
})

/** A figure for the requested days, and for the same number of days before. */
const compared = z.object({ now: count, before: count })

const funnelLine = <S extends z.ZodType>(step: S) => z.object({ step, people: count, share: z.number().nullable() })
const hiring = z.array(funnelLine(z.enum(funnelSteps)))

/** Rupees received by purpose, and rupees refunded. */
const money = { VSP: z.number(), PlacementDrive: z.number(), Course: z.number(), Plan: z.number() }

/** Received and refunded amounts, by day and in total. */
const payments = z.object({
  days: z.array(z.object({ day: z.string(), ...money, refunded: z.number() })),
  total: z.object({ ...money, captured: z.number(), refunded: z.number() }),
  payments: z.object({ VSP: count, PlacementDrive: count, Course: count, Plan: count, refunded: count }),
})

/** What happened on one day in India. */
const day = z.object({
  day: z.string(),
  signUps: count,
  firstLogins: count,
  certifications: count,
  certApplications: count,
  jobs: count,
  jobApplications: count,
  drives: count,
  driveApplications: count,
})

/** Figures of the whole platform, and for the requested days (document 002 §2.10, §3). */
const statisticsAnswer = z.object({
  Users: z.object({
    totalUsers: count,
    registeredUsers: count,
    firstLogins: count,
    repeatLogins: count,
    milestones: count,
    profileCompletions: count,
  }),
  Certifications: z.object({
    totalCertifications: count,
    totalCertApplications: count,
    activeCertifications: count,
    uniqueCertApplicants: count,
  }),
  Jobs: z.object({
    totalJobs: count,
    totalJobApplications: count,
    activeJobs: count,
    uniqueJobApplicants: count,
  }),
  PlacementDrives: z.object({
    totalPlacementDrives: count,
    activePlacementDrives: count,
    totalPDJobs: count,
    activePDJobs: count,
    totalPDApplications: count,
    uniquePDApplicants: count,
  }),
  Period: z.object({
    signUps: compared,
    firstLogins: compared,
    repeatLogins: compared,
    profileCompletions: compared,
    verified: compared,
    certifications: compared,
    certApplications: compared,
    jobs: compared,
    jobApplications: compared,
    drives: compared,
    driveApplications: compared,
  }),
  Days: z.array(day),
  Funnel: hiring,
  Payments: payments,
})

/** The Admin's statistics, in one call (E-784). */
export const statistics = {
  get: endpoint({
    method: 'GET',
    path: '/admin-statistics',
    summary: 'Figures of users, certifications, jobs and drives, with trends, funnel and payments in a period',
    allow: ['Admin'],
    query: dateRangeQuery,
    answer: answers(statisticsAnswer),
    refusals: [],
  }),
}

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
  /** Rupees of its fees that are here. */
  Fees: z.number(),
})

/** Reports by days (D33): what people did, the drives, the money. */
export const reports = {
  funnels: endpoint({
    method: 'GET',
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
    path: '/reports/drives',
    summary: 'Each drive that ran in a period, with the outcome of its requests and its fees',
    allow: ['Admin'],
    query: dateRangeQuery,
    answer: answers(z.array(driveLine)),
    refusals: [],
  }),
  payments: endpoint({
    method: 'GET',
    path: '/reports/payments',
    summary: 'Rupees received and refunded, by day and purpose',
    allow: ['Admin'],
    query: dateRangeQuery,
    answer: answers(payments),
    refusals: [],
  }),
}
