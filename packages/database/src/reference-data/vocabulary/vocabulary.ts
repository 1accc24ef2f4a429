import { type Vocabulary, vocabularyOf } from '@pramaan/domain/concept'
import type { Queryable } from '../../client.ts'
import { findVocabularyVersion, readCatalogueRoles, readConcepts } from './read-concepts.queries.ts'

/** A vocabulary and the version of the lists it was made of. */
export type VersionedVocabulary = { version: number; vocabulary: Vocabulary }

/** The vocabulary as the database has it now; `known` is answered again where its version still holds. */
export async function readVocabulary(db: Queryable, known?: VersionedVocabulary): Promise<VersionedVocabulary> {
  const version = await findVocabularyVersion(db)
  if (known?.version === version) return known
  return { version, vocabulary: vocabularyOf(await readConcepts(db), { roles: await readCatalogueRoles(db) }) }
}
