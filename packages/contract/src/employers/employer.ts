import { planNames, planOfferNames } from '@pramaan/domain/employer'
import { genders } from '@pramaan/domain/gender'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { searchLog } from '../search/search.ts'
import { companyProfile } from '../session/company-forms.ts'
import { otp } from '../typed.ts'
import { day, id, idParams } from '../wire.ts'
import { companyProof } from './company.ts'

const count = z.number().int()
/** A count per day in India for the last 30 days, ending today. */
const byDay = z.array(z.object({ day, count }))
const planName = z.enum(planNames)
const planLimits = z.object({
  /** Per day; null means no limit. */
  jobRolesADay: count.nullable(),
  filterSearchesADay: count.nullable(),
  profileViewsADay: count.nullable(),
})

/** The employer's own figures (document 002 §2.3). */
export const employers = {
  dashboard: endpoint({
    method: 'GET',
    path: '/employeedashboarddata/:id',
    summary: 'Searches, candidates viewed, shortlisted, hired, and the past searches',
    allow: ['Employer'],
    owner: { field: 'id', roles: ['Employer'] },
    params: idParams,
    answer: answers(
      z.object({
        searchLogs: z.array(searchLog),
        searchCount: z.number().int(),
        candidatesViewed: z.number().int(),
        hiringProcessStatusCounts: z.object({ shortlisted: z.number().int(), hired: z.number().int() }),
        /** The shortlisted of each stage, from Shortlisted to Hired. */
        stages: z.array(z.object({ Status: count, Count: count })),
        /** The same figures for the past seven days. */
        pastWeek: z.object({ searches: count, viewed: count, shortlisted: count, hired: count }),
        /**
         * Work that waits for the employer: job applications without a decision, candidates whose decision is due,
         * candidates who were interviewed, and candidates in communication who have not moved for seven days.
         */
        needsYou: z.object({ applicants: count, due: count, interviewed: count, ageing: count }),
      }),
    ),
    refusals: ['not-yours'],
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/employer-statistics/:id',
    summary:
      'The tiles of the dashboard: candidates and courses of the platform and the employer’s own jobs, each by day',
    allow: ['Employer'],
    owner: { field: 'id', roles: ['Employer'] },
    params: idParams,
    answer: answers(
      z.object({
        Users: z.object({ totalUsers: count, verifiedUsers: count, immediateUsers: count, byDay }),
        Certifications: z.object({
          totalCertifications: count,
          freeCertifications: count,
          certifiedUsers: count,
          byDay,
        }),
        Jobs: z.object({
          totalJobs: count,
          activeJobs: count,
          totalJobApplications: count,
          uniqueJobApplicants: count,
          byDay,
        }),
      }),
    ),
    refusals: ['not-yours'],
  }),
  verifiedCount: endpoint({
    method: 'GET',
    path: '/user-candidate/verified-count',
    summary: 'How many candidates can be found, and how many of them are verified',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    answer: answers(z.object({ verified: count, total: count })),
    refusals: [],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/employer/:id',
    summary: "The employer's own company profile",
    allow: ['Employer'],
    owner: { field: 'id', roles: ['Employer'] },
    steps: 'any',
    params: idParams,
    answer: answers(
      z.object({
        ID: id,
        empFirstName: z.string().nullable(),
        empLastName: z.string().nullable(),
        empCompanyName: z.string().nullable(),
        empCompanyDomain: z.string().nullable(),
        empLocation: z.string().nullable(),
        empDesignation: z.string().nullable(),
        email: z.string().nullable(),
        /** Whether the e-mail signs in; one that no code has confirmed is only written to. */
        emailConfirmed: z.boolean(),
        mobileNumber: z.string().nullable(),
        gender: z.enum(genders).nullable(),
        image: z.string().nullable(),
        companyLogo: z.string().nullable(),
        plan: z.string(),
        company: companyProof,
      }),
    ),
    refusals: ['not-yours', 'not-found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/employer/:id',
    summary:
      'Change your company profile: fields that are not sent stay, a new e-mail is refused (see changeEmail); returns a token with the new name',
    allow: ['Employer'],
    owner: { field: 'id', roles: ['Employer'] },
    params: idParams,
    body: companyProfile.partial(),
    answer: answers(z.string()),
    refusals: ['not-yours', 'not-found'],
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/employer/:id/email',
    summary:
      "Change or confirm the e-mail that one signs in with: without a code one goes to that address, 'OTP Sent'; with it the change is made, answered by a token",
    allow: ['Employer'],
    owner: { field: 'id', roles: ['Employer'] },
    steps: 'any',
    params: idParams,
    body: companyProfile.pick({ email: true }).extend({ otp: otp.optional() }),
    answer: answers(z.string()),
    refusals: [
      'not-yours',
      'already-registered',
      'invalid-email-otp',
      'otp-expired',
      'otp-tries-spent',
      'one-more-code',
    ],
  }),
  plans: endpoint({
    method: 'GET',
    path: '/plans',
    summary:
      "The upgrade page: my plan, what today's use is of its limits, and what is offered at which price (rupees)",
    allow: ['Employer'],
    answer: answers(
      z.object({
        Plan: planName,
        /** When the paid plan ends; null: it has no end. */
        PlanUntil: z.iso.datetime().nullable(),
        Limits: planLimits,
        UsedToday: z.object({ jobRoles: count, filterSearches: count, profileViews: count }),
        /** When today's use starts again at zero. */
        ResetsOn: z.iso.datetime(),
        Plans: z.array(z.object({ Plan: planName, Limits: planLimits })),
        Offers: z.array(z.object({ Offer: z.enum(planOfferNames), Plan: planName, Days: count, Price: z.number() })),
      }),
    ),
    refusals: [],
  }),
}
