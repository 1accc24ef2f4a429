import { conceptKinds } from '../concept/concept.ts'
import { digitsOf } from '../digits/digits.ts'
import { spelledWords, spellingKey } from '../spelling/spelling.ts'

/** Where an unresolved text was typed: in a field for a kind of concept, or in a search. */
export const unresolvedKinds = [...conceptKinds, 'search'] as const

/** The kind of a text that names no concept. */
export type UnresolvedKind = (typeof unresolvedKinds)[number]

/** A text that names no concept, with the key that its spellings share. */
export type UnresolvedTerm = { kind: UnresolvedKind; key: string; term: string }

/**
 * The number of different people who must have typed a text before it is stored: a rarer text could be a person's name.
 */
export const fewestTypists = 3

const longest = 60
const mostWords = 6
/** A text with more digits may be a phone number, a PIN code or an account. */
const mostDigits = 4
const address = /@|:\/\/|\bwww\.|\.(?:com|in|org|net|co)\b/i

/**
 * A text that names no concept, in its normalized form for counting; undefined if it is empty, too long for a name, or
 * could be part of a person's contact data or name. `names` are those of the person who wrote it.
 */
export function unresolvedTerm(
  kind: UnresolvedKind,
  text: string,
  names: readonly string[],
): UnresolvedTerm | undefined {
  const term = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  const words = spelledWords(term)
  const key = spellingKey(term)
  if (term.length > longest || words.length > mostWords || key.length < 2) return undefined
  if (!/\p{L}/u.test(term) || digitsOf(term).length > mostDigits || address.test(term)) return undefined
  const ownWords = new Set(names.flatMap((name) => spelledWords(name).map(({ folded }) => folded)))
  return words.some(({ folded }) => folded.length > 1 && ownWords.has(folded)) ? undefined : { kind, key, term }
}
