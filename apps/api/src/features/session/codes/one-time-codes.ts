import type { Queryable } from '@pramaan/database/client'
import { codesNeeded } from '@pramaan/domain/code-odds'
import { urgencies } from '@pramaan/domain/message'
import { otpLifetimeMinutes, whyNotVerify } from '@pramaan/domain/otp'
import type { Deps } from '../../../deps.ts'
import { Refuse } from '../../../http/refusals/refuse.ts'
import { emptyCode, enqueueMessage } from '../../../outbox/enqueue.queries.ts'
import { languageOf } from '../../../services/notifications/preferences.queries.ts'
import type { CodeAddress } from '../account/contact.ts'
import { countFailure, countTryAt, refundTry } from '../requester/limits.ts'
import type { Requester } from '../requester/requester.ts'
import { countTry, findMessageOf, findShared, noteWrong, replaceCode } from './one-time-codes.queries.ts'

/** The response's `data` to a request for a code. */
export const otpSent = 'OTP Sent'

/** An entered code, and its claimed channel. */
export type SentInCode = { channel: CodeAddress['channel']; address: string; code: string }

/** A correct code: its digest, for using it up, its position in the series, and the number of codes needed. */
export type RightCode = { to: CodeAddress; digest: string; round: number; needed: number }

/** The kind of a code to send: whether others may enter it too, and its position in the series. */
export type CodeKind = { shared?: boolean; round?: number }

/** The digests of a requester's code and of the previous one. */
type Digests = { codeHmac: string; previousHmac: string | null }

const lifetimeMs = otpLifetimeMinutes * 60_000
/** A shared code that expires sooner than this is replaced by a new one. */
const leastSharedMs = 2 * 60_000
const refusals = { used: 'otp-expired', expired: 'otp-expired', 'too-many-tries': 'otp-tries-spent' } as const
const wrong = { sms: 'invalid-mobile-otp', email: 'invalid-email-otp' } as const

/**
 * Creates a new code for a requester, replacing their open one, and puts it into the outbox; call it in a transaction.
 */
export async function sendCode(
  deps: Deps,
  db: Queryable,
  accountId: number,
  { channel, to }: CodeAddress,
  requester: Requester,
  { shared = false, round = 1 }: CodeKind = {},
) {
  const code = deps.random.code()
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const key = { address: to, requester: requester.id }
  const before = await findMessageOf(db, key)
  if (before !== undefined) await emptyCode(db, before)
  const messageId = await enqueueMessage(deps, db, {
    channel,
    to,
    accountId,
    template: 'otp',
    language: await languageOf(db, accountId),
    urgency: urgencies.code,
    expiresAt,
    variables: { otp: code },
  })
  const codeHmac = deps.encryption.codeHmac(to, code)
  await replaceCode(db, { ...key, accountId, codeHmac, createdAt: now, expiresAt, messageId, shared, round })
}

/**
 * The code of a busy number: a new one at most every eight minutes, which every requester can enter. So nobody can
 * flood the owner with messages or keep codes from them: the newest message always has a valid code.
 */
export async function shareCode(
  deps: Deps,
  db: Queryable,
  accountId: number,
  address: CodeAddress,
  requester: Requester,
) {
  const until = new Date(deps.now().getTime() + leastSharedMs)
  const open = await findShared(db, address.to, accountId, until)
  if (!open) {
    await sendCode(deps, db, accountId, address, requester, { shared: true })
    return { sent: true }
  }
  const { codeHmac, createdAt, expiresAt } = open
  await replaceCode(db, {
    address: address.to,
    requester: requester.id,
    accountId,
    codeHmac,
    createdAt,
    expiresAt,
    shared: true,
  })
  return { sent: false }
}

/**
 * Verifies a code. The attempt is counted first, in a separate statement, so that parallel attempts can't share one of
 * the code's five. How many codes a sign-in needs depends on the wrong attempts before this one.
 */
export async function verifyCode(
  deps: Deps,
  accountId: number,
  requester: Requester,
  sent: SentInCode,
): Promise<RightCode> {
  const counted = await countTry(deps.db, { address: sent.address, requester: requester.id }, accountId)
  if (!counted) throw new Refuse('otp-expired')
  const { createdAt: sentAt, tries, usedAt, round, shared } = counted
  const why = whyNotVerify({ sentAt, tries, usedAt }, deps.now())
  if (why) throw new Refuse(refusals[why])
  const { isRight, before } = await compare(deps, accountId, requester, sent, counted)
  if (!isRight) throw new Refuse(wrong[sent.channel])
  const codeCount = codesNeeded({ kind: requester.kind, ...before, shared })
  return { to: { channel: sent.channel, to: sent.address }, digest: counted.codeHmac, round, needed: codeCount }
}

/**
 * Counts the attempt as wrong, compares the digests in constant time, and removes a correct one from the count, in one
 * transaction. It locks the account's count, so that the next attempt waits and sees only finished ones.
 */
async function compare(deps: Deps, accountId: number, requester: Requester, sent: SentInCode, digests: Digests) {
  const { codeHmac, previousHmac } = digests
  const compared = await deps.db.transaction(async (db) => {
    const before = await countTryAt(deps, db, requester, accountId)
    const isRight = deps.encryption.isCodeHmac(sent.address, sent.code, codeHmac)
    const isOlder = previousHmac !== null && deps.encryption.isCodeHmac(sent.address, sent.code, previousHmac)
    if (isRight || isOlder) await refundTry(deps, db, requester, accountId)
    else await noteWrong(db, { address: sent.address, requester: requester.id })
    return { before, isRight, isGuess: !isRight && !isOlder }
  })
  if (compared.isGuess) await countFailure(deps, requester, accountId)
  return compared
}
