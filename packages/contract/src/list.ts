import { longestCity } from '@pramaan/domain/city'
import { longestTerm } from '@pramaan/domain/search'
import { z } from 'zod'
import { answers } from './endpoint.ts'
import { id } from './wire.ts'

/** The paging of bounded lists: a page of 1 to 50 rows, by its index. */
export const paging = {
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
  pageIndex: z.coerce.number().int().min(0).max(1000).default(0),
}

/** What bounded lists return besides their rows. */
export const listCounts = { totalCount: z.number().int(), pageCount: z.number().int() }

/**
 * The parts of a list-file endpoint besides its path, roles and query: the filtered list as CSV, by a link for the
 * requesting session. `limit-reached`: the caller has exported as many rows as a day allows.
 */
export const fileCall = {
  method: 'GET',
  summary: 'A link to the full filtered list as a CSV file, valid for one minute',
  answer: answers(z.object({ url: z.string() })),
  refusals: ['limit-reached'],
} as const

/** The rows of one bulk action: at most 100. */
export const manyIds = z.array(id).min(1).max(100, 'At most 100 at once.')

/** The result of a bulk action: for each row why it was skipped, as a sentence, or null; and how many were `done`. */
export const eachAnswer = answers(z.array(z.object({ ID: id, why: z.string().nullable() })), { done: z.number().int() })

/** A query value given once, several times or not at all, always as a list of at most 20, or as many as are given. */
export function several<S extends z.ZodType>(one: S, most = 20) {
  return z.union([z.array(one).max(most, `At most ${most}.`), one.transform((value) => [value])]).default([])
}

/**
 * The city whose rows come first, in any spelling; `own` is the city of the caller's profile. Without it the order is
 * the usual one.
 */
export const nearCity = z.string().trim().min(1).max(longestCity).optional()

/** The city that a list starts with, and how many of its rows are in or near it; null if none is requested or known. */
export const nearAnswer = z.object({ city: z.string(), count: z.number().int() }).nullable()

/** A search box's text, trimmed. */
export const searchTerm = z.string().trim().max(longestTerm).default('')

/** A list's query as text, of its address; a letter of a search's words may take nine characters of it. */
export const listQuery = z
  .string()
  .max(4000)
  .regex(/^[?\w%.~!*'()+&=-]*$/, 'This is no query of a list.')
