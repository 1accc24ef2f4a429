import type { Deps } from '../../../deps.ts'
import { noteActive } from './active-day.queries.ts'

/** Longer than the server may stand still without anybody's visit being missed. */
const lookedBackMs = 3 * 86_400_000

/** Notes in the search which candidates were here lately, for the filter by it. */
export async function noteWhoWasHere(deps: Deps) {
  await noteActive(deps.db, new Date(deps.now().getTime() - lookedBackMs))
}
