import type { Vocabulary } from '../concept/concept.ts'
import type { EducationLevel, EducationMet, FieldOfDegrees, Learned } from '../education/education.ts'
import type { QueryPart, SearchQuery } from '../search-query/search-query.ts'

/** The work that a job search asks for, matched by one of its concepts, a narrower one, or one of their names. */
export type RequestedWork = {
  from: number
  conceptIds: readonly number[]
  /** The narrower concepts, and the titles whose name contains it. */
  narrowerIds: readonly number[]
  /** How it may be written in a job's title or company. */
  names: readonly string[]
}

/** A condition of a job besides its work; pay is in paise per year. */
export type JobCondition = { from: number } /** Jobs of its area suit too; those of the city come first. */ & (
  | { kind: 'city'; names: readonly string[]; around: readonly string[] }
  /** The suitable experience texts of jobs; a job without one is suitable too. */
  | { kind: 'experience'; texts: readonly string[] }
  | { kind: 'pay'; least: number | undefined; most: number | undefined }
  /** The person's education with its field; only equal degrees count, and a job may ask for no more. */
  | ({ kind: 'education'; learned: Learned; field: FieldOfDegrees } & EducationMet)
  | { kind: 'work'; way: Extract<QueryPart, { kind: 'work' }>['way'] }
  /**
   * Alternative texts that are in no list, each with its number among the unlisted skills and the titles whose name
   * contains it.
   */
  | { kind: 'word'; anyOf: readonly { text: string; conceptIds: readonly number[] }[]; canDrop: boolean }
)

/**
 * What the words of a search exclude. `saidBy` are the typed names, if only these count; with `learned`, jobs that ask
 * for this education are left out.
 */
export type Exclusion = RequestedWork & { saidBy?: readonly string[]; learned?: Learned | undefined }

/** The parsed words of a job search. */
export type JobQuery = {
  query: SearchQuery
  vocabulary: Vocabulary
  /** The first is required; the others only affect the order, each half as much as the one before. */
  requested: readonly RequestedWork[]
  conditions: readonly JobCondition[]
  excluded: readonly Exclusion[]
  /** The positions of ignored words, which no job has together with the rest. */
  leftOutWords: readonly number[]
  /** Whether the cities only affect the order, because no job there meets the rest. */
  dropsCities: boolean
  /** The concepts searched instead of the first one, because no job asks for that. */
  instead: readonly number[] | undefined
  /** The positions of work that no job asks for; a later part of the query leads instead. */
  missing: readonly number[]
  /** The level of education that is searched instead of a lower one that no job asks for. */
  raised: { from: number; level: EducationLevel } | undefined
}
