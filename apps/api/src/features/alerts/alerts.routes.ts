import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { stopAlert } from './alerts.queries.ts'
import { alertOfToken } from './sending/stop-link.ts'

/** The pages that the messages of saved searches link to. */
export function alertRoutes(deps: Deps): Routes<'alerts'> {
  return {
    stop: async ({ db, body }) => {
      const id = await alertOfToken(deps, body.token)
      const name = id === undefined ? undefined : await stopAlert(db, id, deps.now())
      if (name === undefined) throw new Refuse('link-over')
      return { data: { Name: name } }
    },
  }
}
