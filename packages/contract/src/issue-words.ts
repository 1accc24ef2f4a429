import { z } from 'zod'
import { mostCharacters } from './too-long.ts'

type Issue = z.core.$ZodRawIssue

/** Our own validation messages, for schemas without one. The library's texts are never shown. */
export function issueWords(issue: Issue): string {
  return words[issue.code]?.(issue as never) ?? check
}

const plainWords = {
  fill: 'Please fill this in.',
  check: 'Please check this.',
  some: 'Choose at least one.',
  option: 'Choose an option.',
  remove: 'Remove the fields that do not belong here.',
} as const
const { fill, check } = plainWords

/** Sentences with a number; `{n}` marks its position, also in translations. */
const countedWords = {
  mostCharacters,
  leastCharacters: 'At least {n} characters.',
  mostItems: 'At most {n} entries.',
  leastItems: 'At least {n} entries.',
  most: 'At most {n}.',
  least: 'At least {n}.',
  below: 'Less than {n}.',
  above: 'More than {n}.',
  multiple: 'A multiple of {n}.',
} as const

function counted(key: keyof typeof countedWords, count: number | bigint) {
  return countedWords[key].replace('{n}', String(count))
}

const typeWords = {
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  date: 'Enter a valid date.',
  boolean: 'Choose yes or no.',
} as const

const formatWords = {
  email: 'Enter a valid e-mail address.',
  url: 'Enter a full address, such as https://example.com.',
  date: 'Enter a valid date.',
  datetime: 'Enter a valid date.',
} as const

function wordsOf(list: Readonly<Record<string, string>>, name: string): string {
  return list[name] ?? check
}

const words: { [C in Issue['code']]?: (issue: Extract<Issue, { code: C }>) => string } = {
  invalid_type: ({ expected, input }) =>
    input === undefined || input === null || input === '' ? fill : wordsOf(typeWords, expected),
  too_big: ({ origin, maximum, inclusive }) => {
    if (origin === 'string') return counted('mostCharacters', maximum)
    if (origin === 'array' || origin === 'set') return counted('mostItems', maximum)
    return counted(inclusive === false ? 'below' : 'most', maximum)
  },
  too_small: ({ origin, minimum, inclusive }) => {
    if (origin === 'string') return minimum === 1 ? fill : counted('leastCharacters', minimum)
    if (origin === 'array' || origin === 'set') return minimum === 1 ? plainWords.some : counted('leastItems', minimum)
    return counted(inclusive === false ? 'above' : 'least', minimum)
  },
  not_multiple_of: ({ divisor }) => counted('multiple', divisor),
  invalid_format: ({ format }) => wordsOf(formatWords, format),
  invalid_value: ({ input }) => (input === undefined || input === null || input === '' ? fill : plainWords.option),
  invalid_union: ({ input }) => (input === undefined || input === null || input === '' ? fill : check),
  unrecognized_keys: () => plainWords.remove,
}

/** Every sentence of `issueWords`, with `{n}` for its number: every language has all of them. */
export type IssueSentence =
  | (typeof plainWords)[keyof typeof plainWords]
  | (typeof countedWords)[keyof typeof countedWords]
  | (typeof typeWords)[keyof typeof typeWords]
  | (typeof formatWords)[keyof typeof formatWords]

z.config({ customError: issueWords })
