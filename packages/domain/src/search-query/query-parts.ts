import type { Vocabulary } from '../concept/concept.ts'

/** A range of the typed text: its first position, and the one after its last. */
export type TextRange = { from: number; to: number }

/** How certain a recognised concept is: an exact spelling, or the nearest to a misspelt one. */
export type Spelling = 'known' | 'corrected'

/**
 * The meaning of one part of a query. `list` is all of what is not wanted together with the part, with the word that says
 * so: without that word the rest would be asked for.
 */
export type QueryPart = TextRange & {
  list?: TextRange
} /** `words` are the alternatives as they were written, if one of them names many titles: 'accountant or manager'. */ & (
    | {
        kind: 'concept'
        conceptIds: readonly number[]
        spelling: Spelling
        words?: readonly string[]
        excluded: boolean
      }
    /** `strict` conditions are the opposite of one that is not wanted, and always apply. */
    | { kind: 'experience'; leastMonths: number | undefined; mostMonths: number | undefined; strict?: true }
    | { kind: 'level'; level: 'Fresher' | 'Experienced'; strict?: true }
    /** Paise a year. */
    | { kind: 'pay'; least: number | undefined; most: number | undefined }
    | { kind: 'joining'; withinDays: 0 | 30 }
    /** The year in which they passed out. */
    | { kind: 'passing'; leastYear: number; mostYear: number | undefined }
    /** Only a search for jobs has 'freelance' and 'hybrid'; no person has those fields. */
    | {
        kind: 'work'
        way: 'remote' | 'onSite' | 'partTime' | 'fullTime' | 'internship' | 'freelance' | 'hybrid'
        strict?: true
      }
    /** `or` are alternatives as they were written, any of which is enough too. */
    | { kind: 'phrase'; words: string; or?: readonly string[]; excluded: boolean }
    | { kind: 'word'; word: string; spelling?: 'corrected'; or?: readonly string[]; excluded: boolean }
  )

/** A part that is matched as it is written: a phrase in quotation marks, or a word that is in no list. */
export type WrittenPart = Extract<QueryPart, { kind: 'phrase' | 'word' }>

/** The texts of a written part, any of which is enough. */
export function textsOf(part: WrittenPart): readonly string[] {
  return [part.kind === 'word' ? part.word : part.words, ...(part.or ?? [])]
}

/**
 * The concepts that a part names. A phrase in quotation marks, which must be there as written, may also name some; of
 * alternatives only if each does, since one of them is enough.
 */
export function conceptIdsOf(part: QueryPart, vocabulary: Vocabulary): readonly number[] {
  if (part.kind === 'concept') return part.conceptIds
  const named = part.kind === 'phrase' ? textsOf(part).map((text) => vocabulary.exact(text).map(({ id }) => id)) : []
  return named.every((ids) => ids.length > 0) ? [...new Set(named.flat())] : []
}

/**
 * Words that are recognised and not searched: what every employer writes and no record says, a person's gender, age,
 * family, religion or caste, and what asks for nothing beside the rest, such as a lone number.
 */
export type Unsearched = TextRange & { why: 'trait' | 'personal' | 'unused' }

/**
 * A parsed query, in the order of its text. A concept with several ids is 'a OR b', or a text with two meanings. Each
 * word is in a part, or in what is not searched, or a filler ('in', 'wanted', 'chahiye'); fillers alone are not searched.
 */
export type SearchQuery = { text: string; parts: readonly QueryPart[]; unsearched: readonly Unsearched[] }

/** Whether nothing of a text was read, as it has no words. */
export function isUnread({ parts, unsearched }: SearchQuery): boolean {
  return parts.length === 0 && unsearched.length === 0
}
