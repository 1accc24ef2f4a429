import { createHash } from 'node:crypto'
import { errors } from '@pramaan/contract/errors'
import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import { Refuse, refuseField } from '../refusals/refuse.ts'
import { claimKey, findAnswer, storeAnswer } from './idempotency.queries.ts'

type Keyed = { caller: string; key: string; request: unknown }
type Stored = { status: number; body: string }

/**
 * Runs a request with a key only once. Its response, even a refusal, is stored in the same transaction for 24 hours and
 * returned again for the same request; a different request with the same key is refused with 422 (quality, rule 8). A
 * limit counts only the first request: repeating it because its response was lost uses up nothing.
 */
export async function answerOnce(
  deps: Deps,
  keyed: Keyed,
  run: (db: Queryable & Deps['db']) => Promise<string>,
  limit?: () => Promise<void>,
): Promise<Stored> {
  if (keyed.key.length > 200) refuseField('Idempotency-Key', 'At most 200 characters.')
  const requestHash = createHash('sha256').update(JSON.stringify(keyed.request)).digest('hex')
  const again = async (earlier: Stored & { requestHash: string }) => {
    if (earlier.requestHash !== requestHash) throw new Refuse('key-reused')
    return { status: earlier.status, body: await deps.encryption.decrypt(earlier.body) }
  }
  const answered = limit && (await findAnswer(deps.db, keyed, deps.now()))
  if (answered) return again(answered)
  await limit?.()
  return deps.db.transaction(async (outer) => {
    const earlier = await claimKey(outer, { caller: keyed.caller, key: keyed.key, requestHash, now: deps.now() })
    if (earlier) return again(earlier)
    const stored = await outer
      .transaction(async (inner) => ({ status: 200, body: await run(inner as never) }))
      .catch(refusalAnswer)
    // Encrypted, because a response may hold a token or contact data.
    const sealed = { status: stored.status, body: await deps.encryption.encrypt(stored.body) }
    await storeAnswer(outer, { caller: keyed.caller, key: keyed.key, ...sealed })
    return stored
  })
}

function refusalAnswer(error: unknown): Stored {
  if (!(error instanceof Refuse)) throw error
  return {
    status: errors[error.code][0],
    body: JSON.stringify({ message: error.message, code: error.code, ...error.about }),
  }
}
