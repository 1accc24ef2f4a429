import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { defaultPageSize, type PageSize, pageSizes } from '@pramaan/domain/options'
import { phoneSigns } from '@pramaan/domain/phone'
import { oneLine } from '@pramaan/domain/query-text'
import { defaultSort, mostSorts, parseSort, type Sort, skillListText } from '@pramaan/domain/search'
// The small build of zod: two apps load these schemas too, to read their URLs.
import * as z from 'zod/mini'

const wrong = 'This value is not one that the filter takes.'
const largestId = 2_147_483_647
const blanks = ['', 'null', 'undefined']

/** A filter's value on the wire: a text, or a list if repeated. */
type Given = string | readonly string[]

type Reading = { none?: readonly string[]; clean?: (text: string) => string }

/** An optional single filter with values (`none`) that do not filter. */
function filter<S extends z.core.$ZodType<unknown, string>>(
  schema: S,
  { none = blanks, clean = String }: Reading = {},
) {
  const once = z.transform((given: Given, context): string | undefined => {
    const texts: readonly unknown[] = [given].flat()
    if (!texts.every((text) => typeof text === 'string')) {
      context.issues.push({ code: 'custom', message: wrong, input: given })
      return undefined
    }
    const [text = '', ...others] = texts.map(clean)
    if (others.length > 0) context.issues.push({ code: 'custom', message: 'Give this once.', input: given })
    return none.includes(text) ? undefined : text
  })
  return z.optional(z.pipe(once, z.optional(schema)))
}

/** A text, normalised and trimmed, with a maximum number of characters. */
export function text(most: number) {
  return filter(z.string().check(z.maxLength(most, wrong)), { none: [''], clean: oneLine })
}

/** Skills, in a text with commas. */
export const skillNames = filter(z.string().check(z.maxLength(300, wrong)), {
  none: [''],
  clean: (raw) => skillListText([oneLine(raw)]),
})

/** A switch: `true` or `1` is on, `false` or `0` does not filter. */
export const flag = filter(
  z.pipe(
    z.enum(['true', '1'], wrong),
    z.transform(() => true as const),
  ),
  {
    none: ['false', '0', ...blanks],
  },
)

/** One of a list, in the list's spelling; the `everything` value does not filter. */
export function oneOf<const T extends readonly string[]>(options: T, everything = '') {
  return filter(z.enum(options as unknown as T & string[], wrong), { none: [everything, ...blanks] })
}

function numberOf(shape: RegExp, least: number, most: number) {
  const digits = z.string().check(z.regex(shape, { error: wrong, abort: true }))
  return z.pipe(digits, z.pipe(z.transform(Number), z.number().check(z.gte(least, wrong), z.lte(most, wrong))))
}

/** The number of a row. */
export const rowId = filter(numberOf(/^\d{1,10}$/, 1, largestId))

/** Pay in LPA, 0 or more, with two decimals. */
export const lpa = filter(numberOf(/^\d{1,3}(?:\.\d{1,2})?$/, 0, 999.99))

function isDay(value: unknown) {
  return typeof value === 'string' && parseDay(value) !== undefined
}

/** A day in India as `yyyy-MM-dd`. */
export const day = filter(z.pipe(z.iso.date(wrong), z.custom<IndiaDay>(isDay, wrong)))

/** Digits of a phone, at most ten, as in the staff's search boxes. */
export const phoneDigits = filter(z.string().check(z.regex(/^\d{1,10}$/, wrong)), { clean: phoneSigns })

function whyNotSort(sort: Sort | undefined, before: readonly Sort[]) {
  if (!sort) return wrong
  return before.some(({ column }) => column === sort.column) || before.length === mostSorts
    ? 'Give this once.'
    : undefined
}

/** The order by up to three columns; an issue's `at` is the index of the text it concerns. */
const sorts = z.transform((given: Given, context): readonly Sort[] => {
  const read: Sort[] = []
  const texts: readonly unknown[] = [given].flat()
  for (const [at, one] of texts.entries()) {
    const sort = typeof one === 'string' ? parseSort(one) : undefined
    const message = one === '' ? undefined : whyNotSort(sort, read)
    if (message) context.issues.push({ code: 'custom', message, input: one, params: { at } })
    else if (sort) read.push(sort)
  }
  return read.length > 0 ? read : defaultSort
})
const sortBy = z._default(sorts, defaultSort)

const sizes = pageSizes.map(String)
const pageSize = z.pipe(
  filter(z.enum(sizes, wrong)),
  z.transform((given): PageSize => pageSizes.find((size) => String(size) === given) ?? defaultPageSize),
)
const pageIndex = z.pipe(
  filter(numberOf(/^\d{1,9}$/, 0, largestId)),
  z.transform((given): number => given ?? 0),
)

/** The order and the page of a list. */
export const paging = { sortBy, pageSize, pageIndex }
