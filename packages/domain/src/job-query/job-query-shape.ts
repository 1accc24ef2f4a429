import type { Vocabulary } from '../concept/concept.ts'
import type { EducationLevel, EducationMet, FieldOfDegrees, Learned } from '../education/education.ts'
import type { QueryPart, SearchQuery } from '../search-query/search-query.ts'

/** The work that a job search asks for: one of its concepts, a narrower one, or one of their names. */
export type RequestedWork = {
  from: number
  conceptIds: readonly number[]
  /** Its kinds, and the titles whose name has it. */
  narrowerIds: readonly number[]
  /** How it may be written in a job's title or company. */
  names: readonly string[]
}

/** Something that a job must meet besides its work; pay in paise a year. */
export type JobCondition = { from: number } /** Jobs of its area suit too; those of the city come first. */ & (
  | { kind: 'city'; names: readonly string[]; around: readonly string[] }
  /** The experiences of jobs that suit; so does a job that states none. */
  | { kind: 'experience'; texts: readonly string[] }
  | { kind: 'pay'; least: number | undefined; most: number | undefined }
  /** What the person has learned, with its field, of which only the degrees that stand for it count; a job may ask for no more. */
  | ({ kind: 'education'; learned: Learned; field: FieldOfDegrees } & EducationMet)
  | { kind: 'work'; way: Extract<QueryPart, { kind: 'work' }>['way'] }
  /**
   * Texts that are in no list, any of which is enough, each with its number among the skills that are in no list and the
   * titles whose name has it.
   */
  | { kind: 'word'; anyOf: readonly { text: string; conceptIds: readonly number[] }[]; canDrop: boolean }
)

/**
 * What the words of a search exclude; `saidBy` are its names as they were typed, where only those count, and `learned` is
 * an education: jobs that ask for it are left out.
 */
export type Exclusion = RequestedWork & { saidBy?: readonly string[]; learned?: Learned | undefined }

/** The words of a search for jobs as they were understood. */
export type JobQuery = {
  query: SearchQuery
  vocabulary: Vocabulary
  /** The first is required; the others only order, each half as much. */
  requested: readonly RequestedWork[]
  conditions: readonly JobCondition[]
  excluded: readonly Exclusion[]
  /** Where the words begin that no job has together with the rest, and that are ignored. */
  leftOutWords: readonly number[]
  /** Whether the cities only order the list, because no job there meets the rest. */
  dropsCities: boolean
  /** The concepts searched instead of the first one, because no job asks for that. */
  instead: readonly number[] | undefined
  /** Where the work begins that no job asks for, in whose place a later one leads. */
  missing: readonly number[]
  /** The level of education searched instead of the lower one that no job asks for. */
  raised: { from: number; level: EducationLevel } | undefined
}
