import { z } from 'zod'

/** The paging that bounded lists take: a page of 1 to 50 rows, by its index. */
export const paging = {
  pageSize: z.coerce.number().int().min(1).max(50).default(10),
  pageIndex: z.coerce.number().int().min(0).max(1000).default(0),
}

/** What bounded lists tell beside their rows. */
export const listCounts = { totalCount: z.number().int(), pageCount: z.number().int() }

/** A value that a query gives once, several times or not at all: always a list, at most 20. */
export function several<S extends z.ZodType>(one: S) {
  return z.union([z.array(one).max(20, 'At most 20.'), one.transform((value) => [value])]).default([])
}

/** A search box's text: trimmed, at most 100 characters. */
export const searchTerm = z.string().trim().max(100).default('')
