import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import type { Database } from '@pramaan/database/client'
import { folded } from '@pramaan/database/conditions/folded'
import { eduDegrees, locations } from '@pramaan/database/schema'
import { foldText } from '@pramaan/domain/fold-text'
import { sql } from 'drizzle-orm'
import { cacheOf } from '../../../caches.ts'
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

/** Ids that were found; a list that was just edited may be seen ten seconds later. What is in no list is asked again. */
const knownOf = cacheOf<number>('listedIds')

/** Looks up the location and degree that a search names. */
export async function findListedIds(db: Database, filters: CandidateFilters): Promise<ListedIds> {
  const [location = '', degree = ''] = [filters.location, filters.degree].map((text) => foldText(text ?? ''))
  const names = [location, degree]
  const ids = knownOf(db)
  const found = lists.map((list, at) => (names[at] ? ids.get(`${list} ${names[at]}`) : undefined))
  const isKnown = names.every((name, at) => !name || found[at] !== undefined)
  const asked = isKnown ? found : await askIds(db, { location, degree })
  for (const [at, id] of asked.entries()) if (!isKnown && id !== undefined) ids.set(`${lists[at]} ${names[at]}`, id)
  return Object.fromEntries(lists.flatMap((list, at) => (asked[at] === undefined ? [] : [[list, asked[at]]])))
}

async function askIds(db: Database, names: { location: string; degree: string }) {
  const [ids] = await statementOf(db).execute(names)
  return lists.map((list) => ids?.[list] ?? undefined)
}
