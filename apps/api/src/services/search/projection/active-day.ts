import type { Deps } from '../../../deps.ts'
import { noteActive } from './active-day.queries.ts'

/** How far back visits are read: longer than the server may be down without missing any. */
const lookedBackMs = 3 * 86_400_000

/** Updates the candidates' last visits in the search, for the filter by them. */
export async function updateLastVisits(deps: Deps) {
  await noteActive(deps.db, new Date(deps.now().getTime() - lookedBackMs))
}
