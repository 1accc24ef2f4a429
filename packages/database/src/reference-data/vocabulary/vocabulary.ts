import { setImmediate } from 'node:timers/promises'
import { type Steps, type Vocabulary, vocabularySteps } from '@pramaan/domain/concept'
import type { Queryable } from '../../client.ts'
import { findVocabularyVersion, readCatalogueRoles, readConcepts } from './read-concepts.queries.ts'

/** A vocabulary and the version of the lists it was made of. */
export type VersionedVocabulary = { version: number; vocabulary: Vocabulary }

/** The current vocabulary of the database; returns `known` if its version is still current. */
export async function readVocabulary(db: Queryable, known?: VersionedVocabulary): Promise<VersionedVocabulary> {
  const version = await findVocabularyVersion(db)
  if (known?.version === version) return known
  const concepts = await readConcepts(db)
  const roles = await readCatalogueRoles(db)
  return { version, vocabulary: await inShortSteps(vocabularySteps(concepts, { roles })) }
}

/** Milliseconds after which other work gets a turn. */
const turnMs = 8

/** Runs a long computation in short steps, so that the server can respond in between. */
export async function inShortSteps<Result>(steps: Steps<Result>): Promise<Result> {
  let from = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - from < turnMs) continue
    await setImmediate()
    from = performance.now()
  }
}
