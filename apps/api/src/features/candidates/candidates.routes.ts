import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { entryRoutes } from './entries/entries.ts'
import { figureRoutes } from './figures/figures.ts'
import { profileRoutes } from './profile/profile.ts'
import { profileFileRoutes } from './profile/profile-files.ts'

/** A candidate's profile: reading it by role, changing it, its entries and its figures. */
export function candidateRoutes(deps: Deps): Routes<'candidates'> {
  return { ...profileRoutes(deps), ...profileFileRoutes(deps), ...entryRoutes(deps), ...figureRoutes(deps) }
}
