import type { Deps } from '../../../deps.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { emptyCodes } from '../../../outbox/enqueue.queries.ts'
import type { CodeAddress } from '../account/contact.ts'
import { countSend, isBusy } from '../requester/limits.ts'
import type { Requester } from '../requester/requester.ts'
import { consumeCode } from './one-time-codes.queries.ts'
import { type RightCode, sendCode, shareCode } from './one-time-codes.ts'

/** Sends the requested code; for a busy number, one that its requesters share. */
export async function sendFirstCode(deps: Deps, accountId: number, address: CodeAddress, requester: Requester) {
  const busy = await isBusy(deps, requester, address.to)
  const sent = await deps.db.transaction(async (db) => {
    if (busy) return (await shareCode(deps, db, accountId, address, requester)).sent
    await sendCode(deps, db, accountId, address, requester)
    return true
  })
  if (sent) await countSend(deps, requester)
}

/** Uses up a correct code and sends the next one to the same requester. */
export async function sendNextCode(
  deps: Deps,
  accountId: number,
  requester: Requester,
  { to, digest, round }: RightCode,
) {
  await deps.db.transaction(async (db) => {
    const key = { address: to.to, requester: requester.id }
    if (!(await consumeCode(db, key, digest, deps.now()))) throw new Refuse('otp-expired')
    await emptyCodes(db, to.to)
    await sendCode(deps, db, accountId, to, requester, { round: round + 1 })
  })
}
