import type { Database } from '@pramaan/database/client'
import { foldTerm } from './college-fold.ts'
import { listBeginning, matchColleges, similarWords } from './colleges.queries.ts'
import { nearWords } from './near-words.ts'

const fewestLettersToForgive = 4
/** A word that so many colleges have is meant as it is typed. */
const usesOfSureWord = 50

/**
 * Colleges by what is typed, best match first: all words must begin a word of the college. Only when that finds none are
 * mistyped words forgiven, and last the short words left out. No more than a letter lists by the alphabet.
 */
export async function searchColleges(db: Database, term: string, page: { pageSize: number; pageIndex: number }) {
  const words = foldTerm(term)
  const [first] = words
  if (!first) return term === '' ? listBeginning(db, '', page) : { rows: [], total: 0 }
  if (words.length === 1 && first.length === 1) return listBeginning(db, first, page)
  const asTyped = words.map((word) => [word])
  const exact = await matchColleges(db, asTyped, page)
  if (exact.total > 0) return exact
  const forgiven = await forgiveWords(db, words)
  const near = await matchColleges(db, forgiven, page)
  if (near.total > 0) return near
  const long = forgiven.filter((_, index) => (words[index]?.length ?? 0) >= fewestLettersToForgive)
  return long.length && long.length < words.length ? matchColleges(db, long, page) : near
}

/** What each word may have meant; words too short to guess at stay as they are. */
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
