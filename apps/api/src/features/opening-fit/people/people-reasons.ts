import type { Queryable } from '@pramaan/database/client'
import { fitReasons } from '@pramaan/domain/fit'
import { comesNear, requirementsForPeople } from '@pramaan/domain/opening-fit'
import type { Deps } from '../../../deps.ts'
import type { SearchCard } from '../../search/projection/search-card.ts'
import { readCandidateConcepts } from '../../search/ranking/reasons.queries.ts'
import { type Fit, reasonOf } from '../../search/ranking/reasons.ts'
import { findVocabulary } from '../../search/vocabulary/vocabulary.ts'
import { readRequirements } from '../requirements.queries.ts'
import type { Opening } from './people-fit.queries.ts'

/** A candidate who is found for an opening. */
export type Found = { id: number; card: unknown }

/** These candidates as they are shown for an opening, each with the reasons; and whether they come near. */
export async function peopleWithReasons(deps: Deps, db: Queryable, opening: Opening, found: readonly Found[]) {
  const ids = found.map(({ id }) => id)
  const reasonsOf = await reasonsForPeople(deps, db, opening, ids)
  return found.map(({ id, card }) => {
    const { Fit, isNear } = reasonsOf(id)
    return { person: { ...(card as SearchCard), ID: id, Fit }, isNear }
  })
}

/** Why each of these candidates is suggested for an opening, from the rows that ordered them, and whether they come near. */
async function reasonsForPeople(deps: Deps, db: Queryable, { kind, id }: Opening, ids: readonly number[]) {
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const requirements = requirementsForPeople(kind, (await readRequirements(db, kind, [id])).get(id) ?? [])
  const concepts = await readCandidateConcepts(db, ids, requirements)
  return (candidateId: number): { Fit: NonNullable<Fit>; isNear: boolean } => {
    const reasons = fitReasons(requirements, concepts.get(candidateId) ?? [])
    return {
      Fit: reasons.map((reason) => reasonOf(reason, vocabulary)),
      isNear: comesNear(kind, requirements, reasons),
    }
  }
}
