import { conceptLists } from '@pramaan/vocabulary/concept-lists'
import type { Queryable } from '../../client.ts'
import { syncConcepts } from './seed-concepts.queries.ts'

/**
 * Writes the concepts that every installation starts with; a second run changes nothing. Returns how many rows changed.
 */
export async function seedConcepts(db: Queryable): Promise<number> {
  return syncConcepts(db, conceptLists())
}
