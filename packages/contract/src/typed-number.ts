import { type NumberFault, type NumberUnit, readNumber } from '@pramaan/domain/typed-number'
import { z } from 'zod'

/** What is wrong with a number as it was typed. */
export const numberWords = {
  'not-a-number': 'Enter the number in digits, such as 12.',
  'a-range': 'This is a range. Enter one number.',
  'not-whole': 'Enter a whole number.',
  'too-precise': 'At most two decimals.',
  'below-zero': 'Enter a number of 0 or more.',
  'not-in-lakhs': 'Enter the pay of a year in lakhs: 4.5, not 4,50,000.',
} as const satisfies Record<Exclude<NumberFault, 'empty'>, string>

type Reading = { decimals?: 0 | 2; unit?: NumberUnit }

/** Reads a text as a number; an empty text is null, and values of other types stay as they are. */
function read(given: unknown, reading: Reading, context: z.RefinementCtx): unknown {
  if (typeof given !== 'string') return given
  const { number, fault } = readNumber(given, reading)
  if (fault === undefined) return number
  if (fault === 'empty') return null
  context.addIssue({ code: 'custom', message: numberWords[fault] })
  return z.NEVER
}

/** A number as people type it and programs send it, judged by `number`, a schema that doesn't coerce. */
export function typedNumber<T extends z.ZodType>(number: T, reading: Reading = {}) {
  return z.preprocess((given, context) => read(given, reading, context), number)
}
