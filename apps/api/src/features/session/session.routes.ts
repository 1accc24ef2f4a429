import type { Deps } from '../../deps.ts'
import { endSession } from '../../http/access/session.queries.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { handOver, redeemHandover } from './handover.ts'
import { signIn } from './login.ts'
import { renew } from './renew.ts'

/** Sign-in by one-time code, and the session behind it (document 000 §4, D9, D10). */
export function sessionRoutes(deps: Deps): Routes<'session'> {
  return {
    login: withOwnTransaction(async (call) => ({ data: await signIn(deps, call.body, call) })),
    loginByQuery: async (call) => ({ data: await signIn(deps, call.query, call) }),
    renew: withOwnTransaction(async (call) => ({ data: await renew(deps, call) })),
    handOver: async ({ db, actor }) => ({ data: await handOver(deps, db, actor) }),
    takeOver: async ({ db, body, cookie }) => ({ data: await redeemHandover(deps, db, body, cookie) }),
    logout: withOwnTransaction(async ({ actor, cookie }) => {
      const secret = cookie.read()
      if (actor) await endSession(deps.db, { id: actor.sessionId }, deps.now())
      if (secret) await endSession(deps.db, { secretHash: deps.encryption.hash(secret) }, deps.now())
      cookie.clear()
      return { data: null }
    }),
  }
}
