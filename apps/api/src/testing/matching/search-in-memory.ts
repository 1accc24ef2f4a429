import type { Database } from '@pramaan/database/client'
import { candidateConcepts, candidateSearch } from '@pramaan/database/schema'
import {
  type AskedCondition,
  citiesNear,
  fitOf,
  fitReasons,
  gainOfConditions,
  gradeOf,
  leastMet,
  type ProfileConcept,
  requestedConcepts,
  weightOf,
  withCities,
} from '@pramaan/domain/fit'
import { weighedPositions, wordWeight } from '@pramaan/domain/search'
import type { QueryPart } from '@pramaan/domain/search-query'
import { getTableColumns, sql } from 'drizzle-orm'
import { anywhere } from '../../services/search/projection/facets.ts'
import { levelCode } from '../../services/search/projection/search-row.ts'
import type { ReadTerm } from '../../services/search/understand/read-term.ts'
import type { ResolvedSearch } from '../../services/search/understand/resolve-search.ts'
import { positionedWord, soundWord } from '../../services/search/words/tagged-words.ts'

/** A candidate as they are stored for the search. */
export type Stored = typeof candidateSearch.$inferSelect & { lexemes: string[]; profile: ProfileConcept[] }

/** Everyone who is stored for the search. */
export async function readStored(db: Database): Promise<Stored[]> {
  const lexemes = sql<string[]>`tsvector_to_array(${candidateSearch.words})`
  const rows = await db.select({ ...getTableColumns(candidateSearch), lexemes }).from(candidateSearch)
  const conceptsOf = Map.groupBy(await db.select().from(candidateConcepts), ({ candidateId }) => candidateId)
  return rows.map((row) => {
    const profile = (conceptsOf.get(row.candidateId) ?? []).flatMap(({ conceptId, sourceConceptId, grade }) => {
      const name = gradeOf(grade)
      return name ? [{ conceptId, sourceConceptId, grade: name }] : []
    })
    return { ...row, profile }
  })
}

const has = ({ concepts }: Stored, ids: readonly number[]) => ids.some((id) => concepts.includes(id))
const hasOrIsNear = (row: Stored, ids: readonly number[]) => has(row, [...ids, ...ids.map((id) => -id)])
const knownSound = (word: string) => {
  const sound = soundWord(word)
  return sound && sound.length >= '=sound='.length + 3 ? [sound] : []
}
const isThere = ({ lexemes }: Stored, word: string) =>
  lexemes.some((one) => one.startsWith(word)) || knownSound(word).some((sound) => lexemes.includes(sound))

/** What a word weighs in the order of a list for so many words alone. */
function weightIn(row: Stored, word: string, words: number): number {
  const isFull = [word, ...knownSound(word)].some((one) => row.lexemes.includes(one))
  const position = weighedPositions.find((at) => {
    const tagged = positionedWord(at, word)
    return isFull ? row.lexemes.includes(tagged) : row.lexemes.some((one) => one.startsWith(tagged))
  })
  return wordWeight(position ?? null, isFull, words)
}

/** Whether a candidate meets a part of the words; undefined for a part that is no such condition. */
function conditionOf(row: Stored, part: QueryPart, { vocabulary }: ReadTerm): AskedCondition | undefined {
  const met = (isMet: boolean): AskedCondition => ({ standing: isMet ? 'met' : 'missed' })
  switch (part.kind) {
    case 'concept': {
      if (vocabulary.conceptOf(part.conceptIds[0] ?? 0)?.kind !== 'city') return undefined
      const cities = withCities(part.conceptIds, vocabulary)
      if (hasOrIsNear(row, cities) || row.facets.includes(anywhere)) return met(true)
      return { standing: hasOrIsNear(row, citiesNear(cities, vocabulary)) ? 'near' : 'missed' }
    }
    case 'experience': {
      const { leastMonths: least = null, mostMonths: most = null } = part
      const worked = row.experienceMonths
      const isMet = worked >= (least ?? 0) && worked <= (most ?? worked)
      return { ...met(isMet), years: { least, most, worked } }
    }
    case 'level':
      return met(row.level === levelCode(part.level))
    case 'pay':
      return met(row.expectedCtc >= Math.max(1, part.least ?? 0) && row.expectedCtc <= (part.most ?? row.expectedCtc))
    case 'word':
      return met(isThere(row, part.word))
    default:
      throw new Error(`No search that is drawn has a part of the kind ${part.kind}.`)
  }
}

type Key = readonly number[]

const descending = (one: Key, other: Key) => {
  const at = one.findIndex((key, index) => key !== other[index])
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0)
}

const number = Number

/**
 * The ids that a search by best match must list, in its order, by the rules of the domain and from what is stored for
 * each; and how many of them meet all of it, null where only these are listed, because they are enough, or nobody is.
 */
export function searchInMemory(everyone: readonly Stored[], { read, skills }: ResolvedSearch, enough = 10) {
  if (!read) throw new Error('Nothing was read.')
  const { requested, query, leftOutWords, vocabulary } = read
  const parts = query.parts.filter((part) => !(part.kind === 'word' && leftOutWords.includes(part.from)))
  const words = parts.flatMap((part) => (part.kind === 'word' ? part.word : []))
  const isWordsAlone = requested.length === 0
  // Beside a title or skill in the words themselves, the other words only order.
  const namesWork = requestedConcepts(query, vocabulary).length > 0
  const degrees = requested.slice(1).filter(({ conceptIds: [id = 0] }) => vocabulary.conceptOf(id)?.kind === 'degree')
  const lead = requested[0]?.conceptIds ?? []
  const must = skills?.must.filter(({ conceptIds }) => conceptIds.length > 0) ?? []
  const judged = everyone.flatMap((row) => {
    if (!isWordsAlone && !hasOrIsNear(row, lead)) return []
    if (!namesWork && !words.every((word) => isThere(row, word))) return []
    const asked = parts.filter(({ kind }) => kind !== 'word' || namesWork)
    const conditions = asked.flatMap((part) => conditionOf(row, part, read) ?? [])
    const reasons = fitReasons(requested, row.profile)
    const grade = isWordsAlone ? undefined : (reasons[0]?.met?.grade ?? null)
    const lacksDegree = degrees.some(({ conceptIds }) => !hasOrIsNear(row, conceptIds))
    const fit = isWordsAlone
      ? words.reduce((sum, word) => sum + weightIn(row, word, words.length), 0)
      : fitOf(requested, reasons)
    const isMet = conditions.every(({ standing }) => standing === 'met')
    const hasLead = grade === undefined || (grade !== null && weightOf(grade) >= weightOf(leastMet))
    const isLeft = must.every(({ conceptIds }) => has(row, conceptIds))
    const gain = gainOfConditions(grade, conditions, lacksDegree)
    return { row, fit, gain, isMet, isFull: isMet && hasLead, isLeft, lacksDegree, conditions }
  })
  // A filter decides nothing of how the words are read; where these name no work, it is all that does.
  const full = judged
    .filter(({ isFull, isLeft }) => isFull && (namesWork || isLeft))
    .filter(({ row }) => isWordsAlone || row.joining > 0)
  const isStrict =
    judged.every(({ conditions }) => conditions.length === 0) || full.length >= (isWordsAlone ? 1 : enough)
  const listed = judged.filter(({ isMet, isLeft }) => isLeft && (isMet || !isStrict))
  const keyed = listed.map(({ row, fit, gain }) => {
    const { joining, verified, updatedAt, comparedStrength, candidateId: id } = row
    const fresh = Math.floor((updatedAt.getTime() + 5.5 * 3_600_000) / 86_400_000)
    const after = [number(verified), fresh, comparedStrength, id]
    const key = isStrict && isWordsAlone ? [fit, id] : [fit + (isStrict ? 0 : gain), ...after]
    return { id, key: [number(joining > 0), ...key] }
  })
  const ids = keyed.toSorted((one, other) => descending(one.key, other.key)).map(({ id }) => id)
  const met = listed.filter(({ isFull, lacksDegree }) => isFull && !lacksDegree).length
  return { ids, met: isStrict || ids.length === 0 ? null : met }
}
