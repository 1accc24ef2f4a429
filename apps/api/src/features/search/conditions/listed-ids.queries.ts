import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import { eduDegrees, jobRoles, locations } from '@pramaan/database/schema'
import { sql } from 'drizzle-orm'
import { foldText } from '../words/fold.ts'

/**
 * The ids of the place, degree and job role that a search names by text; undefined if it names none, or none in our
 * lists.
 */
export type ListedIds = { placeId?: number; degreeId?: number; roleId?: number }

const statements = new WeakMap<Database, ReturnType<typeof prepare>>()

function prepare(db: Database) {
  return db
    .select({
      placeId: sql<
        number | null
      >`(select id from ${locations} where lower(${locations.location}) = ${sql.placeholder('place')})`,
      degreeId: sql<
        number | null
      >`(select id from ${eduDegrees} where lower(${eduDegrees.education}) = ${sql.placeholder('degree')})`,
      roleId: sql<
        number | null
      >`(select id from ${jobRoles} where lower(${jobRoles.title}) = ${sql.placeholder('role')})`,
    })
    .from(sql`(select) as nothing`)
    .prepare('search_listed_ids')
}

/** Looks up the place, degree and job role that a search names. */
export async function findListedIds(db: Database, filters: CandidateFilters): Promise<ListedIds> {
  const [place, degree, role] = [filters.location, filters.degree, filters.searchTitle].map((text) =>
    foldText(text ?? ''),
  )
  if (!place && !degree && !role) return {}
  const statement = statements.get(db) ?? prepare(db)
  statements.set(db, statement)
  const [ids] = await statement.execute({ place, degree, role })
  return Object.fromEntries(Object.entries(ids ?? {}).filter(([, id]) => id !== null))
}
