import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** Our own validation messages, for schemas without one. The library's texts are never shown. */
export function issueWords(issue: Issue): string {
  return words[issue.code]?.(issue as never) ?? check
}

const fill = 'Please fill this in.'
const check = 'Please check this.'

/** Sentences with a number; `{n}` marks its position, also in translations. */
export const countedWords = {
  mostCharacters: 'At most {n} characters.',
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

const typeWords: Readonly<Record<string, string>> = {
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  date: 'Enter a valid date.',
  boolean: 'Choose yes or no.',
}

const formatWords: Readonly<Record<string, string>> = {
  email: 'Enter a valid e-mail address.',
  url: 'Enter a full address, such as https://example.com.',
  date: 'Enter a valid date.',
  datetime: 'Enter a valid date.',
}

const words: { [C in Issue['code']]?: (issue: Extract<Issue, { code: C }>) => string } = {
  invalid_type: ({ expected, input }) =>
    input === undefined || input === null || input === '' ? fill : (typeWords[expected] ?? check),
  too_big: ({ origin, maximum, inclusive }) => {
    if (origin === 'string') return counted('mostCharacters', maximum)
    if (origin === 'array' || origin === 'set') return counted('mostItems', maximum)
    return counted(inclusive === false ? 'below' : 'most', maximum)
  },
  too_small: ({ origin, minimum, inclusive }) => {
    if (origin === 'string') return minimum === 1 ? fill : counted('leastCharacters', minimum)
    if (origin === 'array' || origin === 'set')
      return minimum === 1 ? 'Choose at least one.' : counted('leastItems', minimum)
    return counted(inclusive === false ? 'above' : 'least', minimum)
  },
  not_multiple_of: ({ divisor }) => counted('multiple', divisor),
  invalid_format: ({ format }) => formatWords[format] ?? check,
  invalid_value: ({ input }) => (input === undefined || input === null || input === '' ? fill : 'Choose an option.'),
  invalid_union: ({ input }) => (input === undefined || input === null || input === '' ? fill : check),
  unrecognized_keys: () => 'Remove the fields that do not belong here.',
}

/** Every sentence without a number that `issueWords` may say. */
export const plainWords: readonly string[] = [
  ...[fill, check, 'Choose at least one.', 'Choose an option.', 'Remove the fields that do not belong here.'],
  ...Object.values(typeWords),
  ...Object.values(formatWords),
]

z.config({ customError: issueWords })
