import { conceptKinds } from '@pramaan/domain/concept'
import { longestPasted } from '@pramaan/domain/search'
import { z } from 'zod'
import { answers, endpoint } from '../endpoint.ts'
import { searchTerm } from '../list.ts'
import { id, instant } from '../wire.ts'
import { searchQuery } from './search.ts'

const option = z.object({ value: z.string(), count: z.number().int() })

/** Search suggestions, counts per filter value, and the total of a search (document 002 §2.4). */
export const searchAids = {
  suggestions: endpoint({
    method: 'GET',
    path: '/search-suggestions',
    summary:
      'Job positions, skills, other concepts, levels and ways of work, saved and past searches for the typed text, with the filters they set',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    query: z.object({ term: searchTerm }),
    answer: answers(
      z.array(
        z.object({
          Kind: z.enum(['position', 'skill', 'concept', 'condition', 'saved', 'past']),
          ID: id,
          Text: z.string(),
          Filters: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
          /** What a concept is about; null for the others. */
          Concept: z.enum(conceptKinds).nullable(),
          /** How many people its search finds, at most 2,000; null if unknown or if nobody has what it names. */
          Count: z.number().int().nullable(),
          /**
           * Whether the number counts only those who match the whole text, as with earlier words; the list continues
           * with others.
           */
          HasAll: z.boolean(),
          /** Whether the real number may be higher. */
          IsLeast: z.boolean(),
          /** When it was searched for or saved; null for a position or skill. */
          CreatedOn: instant.nullable(),
        }),
      ),
    ),
    refusals: [],
  }),
  described: endpoint({
    method: 'POST',
    reads: true,
    path: '/search-description',
    summary: 'The search that a pasted description of a job asks for: words, and skills that must be there',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    body: z.object({ Text: z.string().max(longestPasted) }),
    /** Null if it names no job. */
    answer: answers(z.object({ term: z.string(), mustHave: z.array(z.string()) }).nullable()),
    refusals: [],
  }),
  facets: endpoint({
    method: 'GET',
    path: '/user/datafilter/facets',
    summary: 'How many candidates each value of a filter would leave, with the other filters applied',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    query: searchQuery,
    answer: answers(
      z.object({
        year: z.array(option),
        salary: z.array(option),
        expStatus: z.array(option),
        /** The twelve most frequent locations. */
        location: z.array(option),
        notice: z.array(option),
        active: z.array(option),
        /** Switches: `value` is the filter's name. */
        toggles: z.array(option),
      }),
      {
        /** True if counted on a sample, because more than 10,000 candidates match. */
        isEstimate: z.boolean(),
      },
    ),
    refusals: ['jobrole-limit', 'filters-limit', 'blocked'],
  }),
  removals: endpoint({
    method: 'GET',
    path: '/user/datafilter/removals',
    summary:
      'How many candidates a search would find without one of its filters, or of the skills that one names: only what leaves some out, the most first',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    query: searchQuery,
    /** `value` is the filter's name, `skill` the one of its skills; null for all of the filter. */
    answer: answers(z.array(option.extend({ skill: z.string().nullable() }))),
    refusals: ['jobrole-limit', 'filters-limit', 'blocked'],
  }),
  total: endpoint({
    method: 'GET',
    path: '/user/datafilter/total',
    summary: 'How many candidates a search finds: exact up to 10,001. Pages do not wait for it',
    allow: ['Employer', 'Admin', 'hr', 'Counsellor'],
    query: searchQuery,
    answer: answers(z.number().int(), {
      /** True above 10,001: the planner's estimate, or a lower bound for text searches. */
      isEstimate: z.boolean(),
    }),
    refusals: ['jobrole-limit', 'filters-limit', 'blocked'],
  }),
}
