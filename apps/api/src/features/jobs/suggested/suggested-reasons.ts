import type { Queryable } from '@pramaan/database/client'
import { fitReasons } from '@pramaan/domain/fit'
import type { Deps } from '../../../deps.ts'
import { readRequirements } from '../../opening-fit/requirements.queries.ts'
import { readCandidateConcepts } from '../../search/ranking/reasons.queries.ts'
import { type Fit, reasonOf } from '../../search/ranking/reasons.ts'
import { findVocabulary } from '../../search/vocabulary/vocabulary.ts'

/** Why each of these candidates is suggested for a job: its work and its skills, from the rows that ordered them. */
export async function reasonsOfSuggested(deps: Deps, db: Queryable, jobId: number, ids: readonly number[]) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const all = (await readRequirements(db, 'job', [jobId])).get(jobId) ?? []
  const asks = all.filter(({ part, conceptIds: [id = 0] }) => (part === 'title' || part === 'skill') && id > 0)
  const held = await readCandidateConcepts(db, ids, asks)
  return (id: number): Fit => fitReasons(asks, held.get(id) ?? []).map((reason) => reasonOf(reason, vocabulary))
}
