import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import type { SessionCookie } from '../../http/calls/call.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { saveHandover, useHandover } from './handover.queries.ts'
import { startSession } from './start-session.ts'

const lifeMs = 60_000

/** A code for the window around a framed page, instead of the token, which never leaves our pages (D41). */
export async function handOver(deps: Deps, db: Queryable, actor: Actor) {
  const origin = found(deps.config.PARENT_ORIGIN)
  const code = deps.random.secret()
  const createdAt = deps.now()
  const expiresAt = new Date(createdAt.getTime() + lifeMs)
  await saveHandover(db, { hash: deps.encryption.hash(code), accountId: actor.id, createdAt, expiresAt })
  return { code, origin }
}

/**
 * A separate session for a person with such a code. The browser reports the site `from` which it came, because another
 * site could otherwise send a person here with a code of its own account and sign them in to that.
 */
export async function redeemHandover(
  deps: Deps,
  db: Queryable,
  { code, from }: { code: string; from: string },
  cookie: SessionCookie,
) {
  const origin = found(deps.config.PARENT_ORIGIN, 'link-over')
  if (!URL.canParse(from) || new URL(from).origin !== origin) throw new Refuse('link-over')
  const accountId = found(await useHandover(db, deps.encryption.hash(code), deps.now()), 'link-over')
  const { token, secret, seconds } = await startSession(deps, db, accountId, undefined)
  cookie.write(secret, seconds)
  return token
}
