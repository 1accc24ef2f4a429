import { mostRangeDays, whyNotDateRange } from '@pramaan/domain/date-range'
import { parseDay } from '@pramaan/domain/india-day'
import { funnelSteps } from '@pramaan/domain/statistics'
import { z } from 'zod'

/** A figure: how many people, jobs or applications there are. */
export const count = z.number().int()

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
export const dateRangeQuery = z.object({ from: rangeDay, to: rangeDay }).superRefine((span, context) => {
  const why = whyNotDateRange(span)
  if (why) context.addIssue({ code: 'custom', path: ['to'], message: sentences[why] })
})

/** A figure for the requested days, and for the same number of days before them. */
const compared = z.object({ now: count, before: count })

/** A step of a funnel with its number of people. */
export const funnelLine = <S extends z.ZodType>(step: S) =>
  z.object({ step, people: count, share: z.number().nullable() })
/** The funnel from sign-up to hired. */
export const hiring = z.array(funnelLine(z.enum(funnelSteps)))

/** Rupees received by purpose, and rupees refunded. */
const money = { VSP: z.number(), PlacementDrive: z.number(), Course: z.number(), Plan: z.number() }

/** Received and refunded amounts, by day and in total. */
export const payments = z.object({
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
export const statisticsAnswer = z.object({
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
  /** As many days, right before the requested ones. */
  DaysBefore: z.array(day),
  Funnel: hiring,
  Payments: payments,
})
