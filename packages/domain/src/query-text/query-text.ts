/**
 * A query as received: the text behind `?`, pairs (URLSearchParams), or a parsed object with repeated keys as lists.
 */
export type Query =
  | string
  | Iterable<readonly [string, string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    // An invalid escape comes from a mistyped URL and counts as empty.
    return ''
  }
}

function entriesOfText(text: string): [string, string][] {
  return text
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((part) => {
      const cut = part.indexOf('=')
      return cut < 0 ? [decoded(part), ''] : [decoded(part.slice(0, cut)), decoded(part.slice(cut + 1))]
    })
}

function isIterable(query: Exclude<Query, string>): query is Iterable<readonly [string, string]> {
  return Symbol.iterator in query
}

/** The key-value pairs of a query, in order. */
export function entriesOf(query: Query): [string, string][] {
  if (typeof query === 'string') return entriesOfText(query)
  if (isIterable(query)) return Array.from(query, ([key, value]) => [key, value])
  return Object.entries(query).flatMap(([key, value = []]) => [value].flat().map((one): [string, string] => [key, one]))
}

/** A typed value in one line: normalised, without control characters, half surrogates and extra spaces. */
export function oneLine(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
}

/** Pairs as a query string without `?`. */
export function queryText(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')
}
