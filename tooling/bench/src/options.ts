import type { Seed } from './matching/names/names-of.ts'

/** What a benchmark is asked for; each takes of it what it needs. */
export type BenchOptions = {
  candidates: number
  seconds: number
  /** A PostgreSQL that is filled already, or to be filled; without it one is started for the time. */
  databaseUrl: string | undefined
  /** The list of colleges. */
  file: string | undefined
  /** A folder with another build of the apps, to be compared with. */
  beside: string | undefined
  /** A folder outside the project in which Directus is installed. */
  directus: string | undefined
  /** The seed of the searches that are drawn at random. */
  draw: string
  /** The judged people and queries, and whether those that fell short are listed. */
  seed: Seed
  failures: boolean
}
