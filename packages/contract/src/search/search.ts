import { experienceLevels } from '@pramaan/domain/experience-level'
import { peopleHindrances } from '@pramaan/domain/opening-fit'
import { z } from 'zod'
import { education, experience } from '../candidates/candidate-entries.ts'
import { careerProfile, joiningInfo, skillProfile } from '../candidates/candidate-shapes.ts'
import { hrComments } from '../candidates/hr-comments.ts'
import { answers, endpoint } from '../endpoint.ts'
import { id, instant, nothing } from '../wire.ts'
import { candidateFilters } from './candidate-filters.ts'
import { filterQuery, position } from './filter-query.ts'
import { fit, foundWord, readPart } from './match.ts'

/** The filters of `/user/datafilter` (document 002 §7). */
export const searchQuery = filterQuery(candidateFilters, {})

/** The same with a position in the list, or next to one of its candidates. */
export const listQuery = filterQuery(candidateFilters, {
  cursor: position,
  /** With `step`: the previous or next candidate in the same list. */
  candidateID: id.optional(),
  step: z.enum(['previous', 'next']).optional(),
  /**
   * With `step`: returns an empty list at the edge, where the spec's own response is 404, so that the first page never
   * causes a failed call.
   */
  ifNone: z.literal('empty').optional(),
})

/** The parts of a candidate that a row shows, the same in every list; no contact data (D30). */
export const candidateCard = z.object({
  FullName: z.string(),
  Image: z.string().nullable(),
  ExperienceLevel: z.enum(experienceLevels).nullable(),
  ExperienceMonths: z.number().int(),
  Location: z.string().nullable(),
  CareerProfile: careerProfile.pick({ education: true, degree: true, expectedCtc: true, domain: true }),
  SkillProfile: skillProfile,
  Experience: z.array(experience.pick({ title: true, companyName: true, startYear: true, endYear: true })).max(1),
  Education: z.array(education.pick({ degree: true, school: true, qualification: true, endYear: true })).max(1),
  HrComments: hrComments.pick({ jobLocation: true, Availability: true, ctc: true }).nullable(),
  JoiningStatus: z.boolean(),
  JoiningInfo: joiningInfo,
  UpdatedOn: instant,
})

/** What staff see of a card besides. */
export const staffCard = candidateCard.extend({ CreatedOn: instant, VspStatus: z.boolean().nullable() })

/** What a row has beside its card. */
const ofRow = {
  ID: id,
  /** Why this candidate ranks where they do, in a list by best match. */
  Fit: fit.optional(),
  /** The conditions in the words, such as a place or years, that they meet, by the `from` of `reading`. */
  Met: z.array(z.number().int()).optional(),
  /** Of these conditions, those that they meet only in a wide sense: they can join on any day, or work anywhere. */
  Widely: z.array(z.number().int()).optional(),
  /** Those that they don't meet; only if not everyone in the list meets all of them. */
  Missed: z.array(z.number().int()).optional(),
  /** Those of them that name a place to which the candidate lives near. */
  Nearby: z.array(z.number().int()).optional(),
  /** Where they have the words that name no concept. */
  Found: z.array(foundWord).optional(),
}

/** One row of a candidate list: what a card or table row shows. */
export const candidateRow = candidateCard.extend(ofRow)

/**
 * A candidate suggested for a job or course, with the reasons. `Against`: the place, years or pay that do not suit a job.
 */
export const suggestedCandidate = candidateRow
  .omit({ UpdatedOn: true, Met: true, Widely: true, Missed: true, Nearby: true, Found: true })
  .extend({ Against: z.array(z.enum(peopleHindrances)) })

const employerRow = candidateRow.extend({ shortlisted: z.number().int().nullable() })
const staffRow = staffCard.extend({
  ...ofRow,
  RoleID: z.literal(1),
  Phone: z.string().nullable(),
  Email: z.string().nullable(),
  HrAttended: z.boolean(),
  CslrAttended: z.boolean(),
  ShortCommentsHr: z.string().nullable(),
  ShortCommentsCslr: z.string().nullable(),
  MultiSuggestedCourse: z.array(z.object({ ID: id, Title: z.string() })),
  /** The course partner's latest remark. */
  remark: z.string().nullable(),
  /** The number of employers who have shortlisted the candidate. */
  countOfShortlisted: z.number().int(),
})

function list<R extends z.ZodType>(row: R) {
  return answers(z.null(), {
    items: z.array(row),
    pageCount: z.number().int(),
    totalCount: z.number().int(),
    /**
     * True if `totalCount` is an estimate, or a lower bound for text searches: past 10,001 rows, and for an employer
     * past 2,000, because the page doesn't wait for the count; `searchAids.total` returns the exact one.
     */
    totalIsEstimate: z.boolean(),
    statusCode: z.literal(200),
    title: z.string(),
    /** How the words of the search were understood, in the order of the text. */
    reading: z.array(readPart),
    /** How many meet the whole search, if so few do that others follow them; null if everyone in the list does. */
    met: z.number().int().nullable(),
    status: z.enum(['first', 'last', 'only', 'previous', 'next']).nullable(),
    nextCursor: z.string().nullable(),
    previousCursor: z.string().nullable(),
  })
}

/** A page of candidates as staff see it, with contacts (D35). */
export const staffList = list(staffRow)

/** A page of candidates as an employer sees it. */
export const employerList = list(employerRow)

const listByRole = {
  byRole: { Employer: employerList, Admin: staffList, hr: staffList, Counsellor: staffList },
} as const

const searchRefusals = ['jobrole-limit', 'filters-limit', 'blocked', 'no-previous', 'no-next'] as const

/** A past search (D29): its complete filters, page, count and time. */
export const searchLog = z.object({
  ID: id,
  Title: z.string(),
  Filters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  PageIndex: z.number().int(),
  Count: z.number().int(),
  CreatedOn: instant,
})

/** A candidate the employer viewed, with the time of the last view. */
const viewedCandidate = employerRow.extend({ ViewedOn: instant })

/**
 * A page of an employer's past searches or views, latest first: from the latest or before an entry, of all time or of
 * the past days.
 */
const traces = {
  pageSize: z.coerce.number().int().min(1).max(50).default(20),
  before: id.optional(),
  days: z.coerce.number().int().min(1).max(365).optional(),
}

/** The candidate search of employers and staff, and its history (document 002 §2.4, §7). */
export const search = {
  candidates: endpoint({
    method: 'GET',
    path: '/user/datafilter',
    summary: 'Candidates by filters; with candidateID and step: the previous or next one in the same list',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    query: listQuery,
    answer: listByRole,
    refusals: searchRefusals,
  }),
  candidatesByRoles: endpoint({
    method: 'POST',
    reads: true,
    path: '/user/datafilter',
    summary: 'The same, with included and excluded job roles in the body',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    query: listQuery,
    body: z.strictObject({
      selectedJobRoles: z.array(id).max(20).default([]),
      removedJobRoles: z.array(id).max(20).default([]),
    }),
    answer: listByRole,
    refusals: searchRefusals,
  }),
  history: endpoint({
    method: 'GET',
    path: '/search-logs',
    summary: "The employer's past searches, of these last days or all, newest first",
    allow: ['Employer'],
    query: z.object(traces),
    answer: answers(z.array(searchLog), { totalCount: z.number().int() }),
    refusals: [],
  }),
  viewed: endpoint({
    method: 'GET',
    path: '/candidates-viewed',
    summary:
      'Candidates the employer viewed in these last days or at any time and who can still be found, the last viewed first',
    allow: ['Employer'],
    query: z.object(traces),
    answer: answers(z.array(viewedCandidate), {
      totalCount: z.number().int(),
      /** The `before` of the next page; null on the last one. */
      next: id.nullable(),
    }),
    refusals: [],
  }),
  similar: endpoint({
    method: 'GET',
    path: '/user/candidate/:id/similar',
    summary: 'The candidates most like this one, with reasons; not a search: it uses up nothing of a plan',
    allow: ['Employer'],
    params: z.object({ id }),
    answer: answers(z.array(employerRow)),
    refusals: ['not-found'],
  }),
  logHit: endpoint({
    method: 'POST',
    path: '/hitLogCreate',
    summary: 'Log that the caller viewed a profile',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor', 'C-Partner'],
    body: z.strictObject({ CandidateID: id }),
    answer: answers(nothing),
    refusals: ['not-found'],
  }),
}
