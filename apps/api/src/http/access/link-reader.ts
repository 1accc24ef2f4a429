import { roleOfId } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../refusals/refuse.ts'
import { type Actor, actorOfSession } from './actor.ts'
import { findLiveSession } from './session.queries.ts'

/**
 * The reader of a signed link, by the session in which it was created. The link ends with the session, so logging out,
 * suspension or a change of role ends it too (D60).
 */
export async function readerOfLink(deps: Deps, sessionId: string): Promise<Actor> {
  const session = await findLiveSession(deps.db, sessionId, deps.now())
  if (!session || !roleOfId(session.roleId) || session.suspended) throw new Refuse('link-over')
  return actorOfSession(deps, session)
}
