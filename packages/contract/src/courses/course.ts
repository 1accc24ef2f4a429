import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { openingFit } from '../jobs/job-shapes.ts'
import { fileCall, listCounts, paging, searchTerm, several } from '../list.ts'
import { readPart } from '../search/match.ts'
import { suggestedCandidate } from '../search/search.ts'
import { id, idParams, instant } from '../wire.ts'

/**
 * A course (document 001 §3). Price is in rupees; null is free to enrol in (D26). Stat1 to Stat4 are empty where
 * there are fewer.
 */
export const course = z.object({
  ID: id,
  Name: z.string(),
  Title: z.string(),
  Image: z.string().nullable(),
  Price: z.number().nullable(),
  Description: z.string().nullable(),
  Stat1: z.string(),
  Stat2: z.string(),
  Stat3: z.string(),
  Stat4: z.string(),
  /** The category, 1 to 12, and its title. */
  CategoryID: id,
  Category: z.string(),
  /** The course's own page, embedded where it allows it (D25). */
  Url: z.string().nullable(),
  /** Whether that page allows framing: our pages may show it inside them. */
  Framed: z.boolean(),
  /** The requesting candidate's application; both false for others and visitors. */
  Applied: z.boolean(),
  Enrolled: z.boolean(),
  /** The reasons for its rank for the requesting candidate; null for others. */
  Fit: openingFit.nullable(),
  CreatedOn: instant,
})

const courseFilters = { term: searchTerm, category: several(id) }

/** Courses and certifications (document 001 §2, §7; D25, D26); open to everyone. */
export const courses = {
  list: endpoint({
    method: 'GET',
    path: '/courses',
    summary:
      'Courses by words, mistyped ones too, of title, category and skills; for a candidate those that fit best first',
    allow: 'public',
    query: z.object({
      ...courseFilters,
      /** Only those with an application in the last 90 days. */
      active: z.stringbool().default(false),
      ...paging,
      pageSize: z.coerce.number().int().min(1).max(100).default(50),
    }),
    /** With how the words were understood, in the order of the text. */
    answer: answers(z.array(course), { ...listCounts, reading: z.array(readPart) }),
    refusals: [],
  }),
  forCandidate: endpoint({
    method: 'GET',
    path: '/user/candidate/:id/fitting-courses',
    summary: 'Courses by title as they fit a candidate, best first, with the reasons, for who suggests them',
    allow: ['Admin', 'hr', 'Counsellor'],
    params: idParams,
    query: z.object({ term: searchTerm }),
    answer: answers(z.array(course)),
    refusals: ['not-found'],
  }),
  people: endpoint({
    method: 'GET',
    path: '/courses/:id/fitting-candidates',
    summary:
      'At most 10 candidates to suggest a course to, best fit first, with the reasons, for staff; nobody who applied, enrolled or has the suggestion',
    allow: ['Admin', 'hr', 'Counsellor'],
    params: idParams,
    answer: answers(z.array(suggestedCandidate)),
    refusals: ['not-found'],
  }),
  /** The roles that manage the list of certifications. */
  file: endpoint({ ...fileCall, path: '/courses-file', allow: ['Admin'], query: z.object(courseFilters) }),
  get: endpoint({
    method: 'GET',
    path: '/courses/:id',
    summary: 'One course',
    allow: 'public',
    params: idParams,
    answer: answers(course),
    refusals: ['not-found'],
  }),
}
