import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import { folded } from '@pramaan/database/conditions/folded'
import { eduDegrees, locations } from '@pramaan/database/schema'
import { foldText } from '@pramaan/domain/fold-text'
import { sql } from 'drizzle-orm'
import { onceFor } from '../../../once-for.ts'

/** The ids of the location and degree that a search names by text; undefined if it names none, or none in our lists. */
export type ListedIds = { locationId?: number; degreeId?: number }

const statementOf = onceFor((db: Database) =>
  db
    .select({
      locationId: sql<
        number | null
      >`(select id from ${locations} where ${folded(locations.location)} = ${sql.placeholder('location')})`,
      degreeId: sql<
        number | null
      >`(select id from ${eduDegrees} where ${folded(eduDegrees.education)} = ${sql.placeholder('degree')})`,
    })
    .from(sql`(select) as nothing`)
    .prepare('search_listed_ids'),
)

const lists = ['locationId', 'degreeId'] as const

/** Looks up the location and degree that a search names. */
export async function findListedIds(db: Database, filters: CandidateFilters): Promise<ListedIds> {
  const [location = '', degree = ''] = [filters.location, filters.degree].map((text) => foldText(text ?? ''))
  if (location === '' && degree === '') return {}
  const [ids] = await statementOf(db).execute({ location, degree })
  return Object.fromEntries(lists.flatMap((list) => (ids?.[list] == null ? [] : [[list, ids[list]]])))
}
