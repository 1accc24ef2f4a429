import type { Database } from '@pramaan/database/client'
import { foldTerm } from './college-fold.ts'
import { listStartingWith, matchColleges, similarWords } from './colleges.queries.ts'
import { nearWords } from './near-words.ts'

const fewestLettersToForgive = 4
/** A word that this many colleges have counts as spelt correctly. */
const usesOfSureWord = 50

/**
 * Searches colleges, best match first: every typed word must start a word of the college. If that finds none, spelling
 * mistakes are allowed, and then short words are left out. A text of at most one letter lists colleges alphabetically.
 */
export async function searchColleges(db: Database, term: string, page: { pageSize: number; pageIndex: number }) {
  const words = foldTerm(term)
  const [first] = words
  if (!first) return term === '' ? listStartingWith(db, '', page) : { rows: [], total: 0 }
  if (words.length === 1 && first.length === 1) return listStartingWith(db, first, page)
  const asTyped = words.map((word) => [word])
  const exact = await matchColleges(db, asTyped, page)
  if (exact.total > 0) return exact
  const forgiven = await forgiveWords(db, words)
  const near = await matchColleges(db, forgiven, page)
  if (near.total > 0) return near
  const long = forgiven.filter((_, index) => (words[index]?.length ?? 0) >= fewestLettersToForgive)
  return long.length && long.length < words.length ? matchColleges(db, long, page) : near
}

/** The possible meanings of each word; words too short to guess stay as they are. */
async function forgiveWords(db: Database, words: readonly string[]) {
  const alternatives: string[][] = []
  for (const [index, word] of words.entries()) {
    const known = word.length < fewestLettersToForgive ? [] : await similarWords(db, word)
    const isSure = known.some((similar) => similar.word === word && similar.uses >= usesOfSureWord)
    const near = isSure ? [] : nearWords(word, known, index === words.length - 1)
    alternatives.push(near.length ? near : [word])
  }
  return alternatives
}
