import type { Database } from '@pramaan/database/client'
import { type FitReason, fitReasons } from '@pramaan/domain/fit'
import type { SearchCard } from '../../search/projection/search-card.ts'
import { readCandidateConcepts } from '../../search/run/reasons/reasons.queries.ts'
import { type Fit, reasonOf } from '../../search/run/reasons/reasons.ts'
import type { AskedOfPeople } from './asked-of-people.ts'
import type { Found } from './people-fit.queries.ts'

/** Someone found for an opening: in the API's form, with the reasons of their rank. */
export type Person = {
  found: Found
  reasons: readonly FitReason[]
  answer: SearchCard & { ID: number; Fit: NonNullable<Fit>; Against: Found['against'] }
}

/** These candidates as they are shown for an opening, each with the reasons, from the rows that ordered them. */
export async function peopleWithReasons(
  db: Database,
  { requirements, vocabulary }: AskedOfPeople,
  people: readonly Found[],
): Promise<Person[]> {
  const ids = people.map(({ id }) => id)
  const concepts = await readCandidateConcepts(db, ids, requirements)
  return people.map((found) => {
    const reasons = fitReasons(requirements, concepts.get(found.id) ?? [])
    const reasonAnswers = reasons.map((reason) => reasonOf(reason, vocabulary))
    const answer = { ...(found.card as SearchCard), ID: found.id, Fit: reasonAnswers, Against: found.against }
    return { found, reasons, answer }
  })
}
