import type { Deps } from '../../deps.ts'
import { type Routes, withOwnTransaction } from '../../http/call.ts'
import { found, Refuse } from '../../http/refuse.ts'
import { refuseOlderConsents } from '../consent-texts/ask-again.ts'
import { handOver, takeOver } from './handover.ts'
import { signIn } from './login.ts'
import { endSession, findSessionOfCookie } from './session.queries.ts'
import { tokenOf } from './token.ts'

/** Sign-in by one-time code, and the session behind it (document 000 §4, D9, D10). */
export function sessionRoutes(deps: Deps): Routes<'session'> {
  return {
    login: withOwnTransaction(async (call) => ({ data: await signIn(deps, call.body, call) })),
    loginByQuery: async (call) => ({ data: await signIn(deps, call.query, call) }),
    renew: withOwnTransaction(async ({ cookie }) => {
      const secret = found(cookie.read(), 'session-ended')
      const session = found(await findSessionOfCookie(deps.db, deps.seal.hash(secret), deps.now()), 'session-ended')
      if (session.suspended) throw new Refuse('suspended')
      await refuseOlderConsents(deps, session)
      return { data: await tokenOf(deps, { ...session, id: session.accountId }, session.sessionId) }
    }),
    handOver: async ({ db, actor }) => ({ data: await handOver(deps, db, actor) }),
    takeOver: async ({ db, body, cookie }) => ({ data: await takeOver(deps, db, body, cookie) }),
    logout: withOwnTransaction(async ({ actor, cookie }) => {
      const secret = cookie.read()
      if (actor) await endSession(deps.db, { id: actor.sessionId }, deps.now())
      if (secret) await endSession(deps.db, { secretHash: deps.seal.hash(secret) }, deps.now())
      cookie.clear()
      return { data: null }
    }),
  }
}
