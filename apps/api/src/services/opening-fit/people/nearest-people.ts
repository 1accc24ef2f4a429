import type { Database } from '@pramaan/database/client'
import { comesNear, mostFittingPeople } from '@pramaan/domain/opening-fit'
import type { Deps } from '../../../deps.ts'
import type { Condition } from '../../search/plan/conditions/conditions.queries.ts'
import { type AskedOfPeople, findAsked, type Opening } from './asked-of-people.ts'
import { findPeople, havingAny, type Without } from './people-fit.queries.ts'
import { type Person, peopleWithReasons } from './people-reasons.ts'

/** So many who have any of what an opening asks for are read to find those who come near. */
const mostRead = 5 * mostFittingPeople

/** Who comes nearest to an opening, best first, each with the reasons; `also` limits who may. */
export async function nearestPeople(
  db: Database,
  asked: AskedOfPeople,
  { without, also }: { without: Without; also?: Condition | undefined },
): Promise<Person[]> {
  const where = havingAny(asked, without, also)
  const people = await peopleWithReasons(db, asked, await findPeople(db, asked, { where, limit: mostRead }))
  const near = people.filter(({ reasons }) => comesNear(asked.kind, asked.requirements, reasons))
  return near.slice(0, mostFittingPeople)
}

/** The people who come nearest to an opening, as staff are suggested them. */
export async function peopleFor(deps: Deps, opening: Opening, without: Without) {
  const people = await nearestPeople(deps.db, await findAsked(deps, deps.db, opening), { without })
  return people.map(({ answer }) => answer)
}
