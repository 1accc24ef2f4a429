import { urgencies } from '@pramaan/domain/message'
import { otpLifetimeMinutes, whyNotWeigh } from '@pramaan/domain/otp'
import type { Queryable } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../../http/refuse.ts'
import { emptyCodes, enqueueMessage } from '../../providers/messages/outbox.queries.ts'
import { languageOf } from '../notifications/preferences.queries.ts'
import type { CodeAddress } from './contact.ts'
import { countFailure } from './limits.ts'
import { countTry, replaceCode } from './one-time-codes.queries.ts'

/** What a request for a code answers. */
export const otpSent = 'OTP Sent'

/** A code that was sent in, and the address that it is said to have come to. */
export type CodeToWeigh = { channel: CodeAddress['channel']; address: string; code: string }

const refusals = { used: 'otp-expired', expired: 'otp-expired', 'too-many-tries': 'otp-tries-spent' } as const
const wrong = { sms: 'invalid-mobile-otp', email: 'invalid-email-otp' } as const

/** Makes a new code for an account, in place of an open one, and puts it into the outbox: call it in a transaction. */
export async function sendCode(deps: Deps, db: Queryable, accountId: number, { channel, to }: CodeAddress) {
  const code = deps.random.code()
  const now = deps.now()
  const expiresAt = new Date(now.getTime() + otpLifetimeMinutes * 60_000)
  await replaceCode(db, {
    address: to,
    accountId,
    codeHmac: deps.seal.codeHmac(to, code),
    createdAt: now,
    expiresAt,
  })
  await emptyCodes(db, to)
  await enqueueMessage(deps, db, {
    channel,
    to,
    accountId,
    template: 'otp',
    language: await languageOf(db, accountId),
    urgency: urgencies.code,
    expiresAt,
    variables: { otp: code },
  })
}

/**
 * Weighs a code and returns its digest, by which it is used up later. The try is counted first, in a statement of its
 * own, so that parallel tries can't share one; digests are compared in constant time (quality, rule 10).
 */
export async function weighCode(deps: Deps, accountId: number, network: string, sent: CodeToWeigh) {
  const counted = await countTry(deps.db, sent.address, accountId)
  if (!counted) throw new Refuse('otp-expired')
  const why = whyNotWeigh({ sentAt: counted.createdAt, tries: counted.tries, usedAt: counted.usedAt }, deps.now())
  if (why) throw new Refuse(refusals[why])
  if (deps.seal.isCodeHmac(sent.address, sent.code, counted.codeHmac)) return counted.codeHmac
  await countFailure(deps, network)
  throw new Refuse(wrong[sent.channel])
}
