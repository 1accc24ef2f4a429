import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { listCounts, paging } from '../list.ts'
import { day, id, instant } from '../wire.ts'

const company = z.object({
  EmployerID: id,
  CompanyName: z.string(),
  /** Whether the company is confirmed (D67). */
  Verified: z.boolean(),
  /** The company's logo. */
  Image: z.string().nullable(),
  Location: z.string().nullable(),
})

/** What an employer opened besides a candidate's profile. */
const openedParts = ['contact', 'file', 'profile-pdf'] as const

/** The details behind a candidate's stat cards, for the candidate only (D43). */
export const interest = {
  viewers: endpoint({
    method: 'GET',
    path: '/user/profile-viewers',
    summary: 'Employers who viewed the caller in the last 90 days, latest first, and what they opened',
    allow: ['Candidate'],
    query: z.object(paging),
    answer: answers(
      z.array(
        company.extend({
          Views: z.number().int(),
          LastViewedOn: instant,
          /** Each part that was opened, with the last time it was, latest first. */
          Opened: z.array(z.object({ Part: z.enum(openedParts), On: instant })),
        }),
      ),
      listCounts,
    ),
    refusals: [],
  }),
  appearances: endpoint({
    method: 'GET',
    path: '/user/search-appearances',
    summary: "The caller's search appearances by day in India, latest first; days without any are 0",
    allow: ['Candidate'],
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    answer: answers(z.array(z.object({ Day: day, Count: z.number().int() })), { total: z.number().int() }),
    refusals: [],
  }),
  shortlistedBy: endpoint({
    method: 'GET',
    path: '/user/shortlisted-by',
    summary: 'Employers who shortlisted the caller in the last days or at any time, latest first',
    allow: ['Candidate'],
    query: z.object({ ...paging, days: z.coerce.number().int().min(1).max(365).optional() }),
    answer: answers(z.array(company.extend({ ShortlistedOn: instant })), listCounts),
    refusals: [],
  }),
}
