import { firstIds, known, type World } from '../world.ts'
import { candidateAt } from './candidate.ts'
import type { Person } from './identity/person.ts'
import { theExperienced, theFresher } from './known-candidates.ts'

/** The candidate of an account's id, known or generated. */
export function personAt(world: World, id: number): Person {
  if (id === known.fresher.id) return theFresher(world)
  if (id === known.experienced.id) return theExperienced(world)
  return candidateAt(world, id - firstIds.candidate)
}
