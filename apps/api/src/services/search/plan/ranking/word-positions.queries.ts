import { quoteLexeme } from '@pramaan/database/conditions/lexeme'
import { candidateSearch as row } from '@pramaan/database/schema'
import {
  type WeighedPosition as Position,
  type WordPosition,
  weighedPositions,
  wordWeight,
} from '@pramaan/domain/search'
import { textsOf, type WrittenPart } from '@pramaan/domain/search-query'
import { type SQL, sql } from 'drizzle-orm'
import type { ReadTerm } from '../../understand/read-term.ts'
import { nameWord, positionedWord } from '../../words/tagged-words.ts'
import { anyOf, orSound, writtenMatch, writtenParts } from '../conditions/text-match.ts'

/** How a word of a search meets one of a candidate's: by its beginning or in full. */
type How = (lexeme: string, word: string) => string

const begun: How = (lexeme) => `${quoteLexeme(lexeme)}:*`
const full: How = (lexeme) => quoteLexeme(lexeme)

function meets(match: string): SQL {
  return sql`${row.words} @@ ${match}::tsquery`
}

/** Whether a row has all words of a part, or of one of its alternatives, in one of these places. */
function isAt(part: WrittenPart, how: How, ...positions: Position[]): SQL {
  const matches = positions.map((position) => anyOf(textsOf(part), (word) => how(positionedWord(position, word), word)))
  return meets(matches.map((match) => `(${match})`).join(' | '))
}

/** By the best place of a part: `what` of it. Most rows have it in none, so that is asked first. */
function byPosition(part: WrittenPart, how: How, what: (position: Position) => SQL, otherwise: SQL): SQL {
  const cases = weighedPositions
    .slice(0, -1)
    .map((position) => sql`when ${isAt(part, how, position)} then ${what(position)}`)
  return sql`case when ${isAt(part, how, ...weighedPositions)} then case ${sql.join(cases, sql` `)} else ${what('skill')} end
    else ${otherwise} end`
}

/** Whether a row has a part in full words, or as a name that sounds like it. */
function isFull(part: WrittenPart): SQL {
  return meets(anyOf(textsOf(part), (word) => orSound(quoteLexeme(word), word)))
}

/** The words and phrases of a search that can be found: those without a letter or digit cannot. */
function soughtParts(read: ReadTerm): WrittenPart[] {
  return writtenParts(read).filter((part) => !part.excluded && writtenMatch(part) !== '')
}

/** Whether a list for words alone has an order of its own. */
export function hasWordOrder(read: ReadTerm): boolean {
  return soughtParts(read).length > 0
}

/**
 * How a row stands in a list for words alone: by how many of them it has as full words, then by where it has each of
 * them.
 */
export function wordsKey(read: ReadTerm): SQL {
  const parts = soughtParts(read)
  const keys = parts.map((part) => {
    const at = (how: How) => {
      const weight = (position: Position | null) => sql`${wordWeight(position, how === full, parts.length)}::int`
      return byPosition(part, how, weight, weight(null))
    }
    return sql`case when ${isFull(part)} then ${at(full)} else ${at(begun)} end`
  })
  return keys.length > 0 ? sql`(${sql.join(keys, sql` + `)})` : sql`0`
}

/** An earlier title is a title. */
function shownPosition(position: Position): WordPosition {
  return position === 'earlier' ? 'title' : position
}

/** For each word of a search its position in the words, and where a row has it; null where it is not there. */
export function positionsIn(read: ReadTerm): { from: number; position: SQL }[] {
  return soughtParts(read).map((part) => {
    const shown = (position: Position) => sql`${shownPosition(position)}::text`
    const named = (how: How, word: string) => orSound(how(nameWord(word), word), word)
    const isName = (how: How) => meets(anyOf(textsOf(part), (word) => named(how, word)))
    const rest = sql`case when ${isName(begun)} then 'name' when ${meets(writtenMatch(part))} then 'profile' end`
    const fully = sql`case when ${isName(full)} then 'name' else 'profile' end`
    const position = sql`case when ${isFull(part)} then ${byPosition(part, full, shown, fully)}
      else ${byPosition(part, begun, shown, rest)} end`
    return { from: part.from, position }
  })
}
