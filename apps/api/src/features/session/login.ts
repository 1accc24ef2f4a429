import { isIndian } from '@pramaan/domain/phone'
import { isUnconfirmed } from '@pramaan/domain/registration'
import { type AppName, appOfRole, roleOfId } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { emptyCodes } from '../../outbox/enqueue.queries.ts'
import { findAccount, useUpTotpStep } from './account/account.queries.ts'
import { type GivenConsents, refuseOtherTexts } from './account/consents.queries.ts'
import { type Contact, codeAddress, contactOf, identityOf } from './account/contact.ts'
import { consumeCode, forgetWrong, hasOpenCode } from './codes/one-time-codes.queries.ts'
import { otpSent, type RightCode, type SentInCode, verifyCode } from './codes/one-time-codes.ts'
import { sendFirstCode, sendNextCode } from './codes/send-codes.ts'
import { rememberDevice } from './requester/known-devices.queries.ts'
import {
  countLookUp,
  limitQuestion,
  limitRequests,
  limitTries,
  refundLookUp,
  refundUseTo,
  refuseProbers,
} from './requester/limits.ts'
import { type Caller, type Requester, requesterOf } from './requester/requester.ts'
import { useRecoveryCode } from './second-factor/recovery-codes.queries.ts'
import { type SecondFactor, secondFactorOf } from './second-factor/second-factor.ts'
import { startSession } from './start-session.ts'
import { notifySuspended } from './suspended.ts'

/** The fields of sign-in, from the query or the body. */
export type SignInFields = {
  mobile?: string | undefined
  mobileNumber?: string | undefined
  email?: string | undefined
  role: 'Candidate' | 'candidate' | 'Employer' | 'Staff'
  otp?: string | undefined
  emailOtp?: string | undefined
  totp?: string | undefined
  recoveryCode?: string | undefined
  consents?: GivenConsents | undefined
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const apps: Record<SignInFields['role'], AppName> = {
  Candidate: 'candidate',
  candidate: 'candidate',
  Employer: 'employer',
  Staff: 'staff',
}

/** Sends a code, or with a code validates it and signs in (document 000 §4, D5, D9, D10, D62). */
export async function signIn(deps: Deps, sent: SignInFields, caller: Caller) {
  const contact = contactOf(sent)
  return sent.otp || sent.emailOtp ? validate(deps, contact, sent, caller) : request(deps, contact, sent, caller)
}

async function request(deps: Deps, contact: Contact, sent: SignInFields, caller: Caller) {
  const asking = await whoAsks(deps, contact, caller)
  const { requester } = asking
  const identity = identityOf(contact)
  const account = await limitQuestion(deps, requester, identity, () => lookUp(deps, asking, identity))
  return sendTo(deps, account, requester, contact, sent)
}

/**
 * Sends a code to the number of a person who signs in or registers; undefined if it has no account, in which case the
 * caller sends one. Either way it counts as a code, so it can't be used to look up accounts.
 */
export async function sendIfRegistered(deps: Deps, sent: SignInFields, caller: Caller) {
  const contact = contactOf(sent)
  const { account, requester } = await whoAsks(deps, contact, caller)
  await limitRequests(deps, requester, identityOf(contact))
  return account && sendTo(deps, account, requester, contact, sent)
}

async function sendTo(deps: Deps, account: Account, requester: Requester, contact: Contact, sent: SignInFields) {
  refuseOtherApp(account, sent)
  const address = codeAddress({ phone: contact.phone && account.phone, email: account.email })
  if (account.suspended) await notifySuspended(deps, account.id, address, requester)
  else await sendFirstCode(deps, account.id, address, requester)
  return otpSent
}

async function validate(deps: Deps, contact: Contact, sent: SignInFields, caller: Caller) {
  await refuseOtherTexts(deps.db, sent.consents)
  const { account, requester, knows } = await whoAsks(deps, contact, caller)
  if (!knows) await countLookUp(deps, requester, identityOf(contact))
  if (!account) throw new Refuse('user-not-found')
  await limitTries(deps, requester, account.id)
  refuseOtherApp(account, sent)
  const right: RightCode[] = []
  for (const code of await sentInCodes(deps, account, requester, contact, sent))
    right.push(await verifyCode(deps, account.id, requester, code))
  if (account.suspended) throw new Refuse('suspended')
  await refuseWithoutMore(deps, account.id, requester, right)
  const factor = await secondFactorOf(deps, account, sent)
  const token = await enter(deps, account, { requester, right, factor }, sent.consents, caller)
  await refundLookUp(deps, requester, identityOf(contact))
  return token
}

type Evidence = { requester: Requester; right: readonly RightCode[]; factor: SecondFactor }

/** Uses up the codes and starts the session in one transaction; then refunds the owner's use of the limits. */
async function enter(
  deps: Deps,
  account: Account,
  { requester, right, factor }: Evidence,
  consents: GivenConsents | undefined,
  caller: Caller,
) {
  const { token, secret, seconds, used } = await deps.db.transaction(async (db) => {
    const used: { wrong: number; to: string }[] = []
    for (const { to, digest } of right) {
      const key = { address: to.to, requester: requester.id }
      const code = await consumeCode(db, key, digest, deps.now())
      if (!code) throw new Refuse('otp-expired')
      await emptyCodes(db, to.to)
      await forgetWrong(db, key)
      used.push({ wrong: code.wrongTries, to: to.to })
    }
    if (factor.step !== undefined && !(await useUpTotpStep(db, account.id, factor.step)))
      throw new Refuse('invalid-second-factor')
    if (factor.recoveryHash && !(await useRecoveryCode(db, account.id, factor.recoveryHash, deps.now())))
      throw new Refuse('invalid-recovery-code')
    if (factor.recoveryHash)
      await writeAudit(db, {
        actorId: account.id,
        action: 'recovery-code-used',
        subjectId: account.id,
        at: deps.now(),
      })
    if (requester.deviceHash) await rememberDevice(db, account.id, requester.deviceHash, deps.now())
    return { used, ...(await startSession(deps, db, account.id, consents)) }
  })
  for (const one of used) await refundUseTo(deps, requester, account.id, one)
  caller.cookie.write(secret, seconds)
  return token
}

/**
 * Sends the next code and reports it if the correct codes so far are not enough: a correct code is never refused (D62).
 */
async function refuseWithoutMore(deps: Deps, accountId: number, requester: Requester, right: readonly RightCode[]) {
  const [first] = right
  if (!first) throw new Refuse('otp-expired')
  const proven = right.reduce((sum, { round }) => sum + round, 0)
  const codeCount = Math.max(...right.map((code) => code.needed))
  if (proven >= codeCount) return
  await sendNextCode(deps, accountId, requester, first)
  throw new Refuse('one-more-code')
}

/**
 * No account has this id. A number without an account costs the same queries, so that the response time reveals
 * nothing.
 */
const noAccount = 0

type Asking = { account: Account | undefined; requester: Requester; knows: boolean }

/**
 * The account, its requester, and whether the requester knows of the account: a browser that has signed in to it or has
 * a code for it. For everybody else each response counts for their networks, as a look-up or as a code.
 */
async function whoAsks(deps: Deps, contact: Contact, caller: Caller): Promise<Asking> {
  const account = await findAccount(deps.db, contact)
  const id = account?.id ?? noAccount
  const requester = await requesterOf(deps, caller, id)
  const knows = requester.kind === 'known' || (await hasOpenCode(deps.db, { requester: requester.id }, id))
  const isNewcomer = account !== undefined && isUnconfirmed(account)
  return { account, requester: isNewcomer ? { ...requester, kind: 'newcomer' } : requester, knows }
}

/** The account, if the requester may learn whether there is one. Learning that there is none counts as a look-up. */
async function lookUp(deps: Deps, { account, requester, knows }: Asking, identity: string) {
  if (!account) {
    await countLookUp(deps, requester, identity)
    throw new Refuse('user-not-found')
  }
  if (!knows) await refuseProbers(deps, requester)
  return account
}

function refuseOtherApp(account: Account, sent: SignInFields) {
  const role = roleOfId(account.roleId)
  const app = role && appOfRole(role)
  if (app && app !== apps[sent.role]) throw new Refuse('other-app', { app })
}

/** The entered codes, each with the address it was sent to; of two, the e-mail's counts if one is open there. */
async function sentInCodes(
  deps: Deps,
  account: Account,
  requester: Requester,
  contact: Contact,
  sent: SignInFields,
): Promise<SentInCode[]> {
  const { phone, email } = account
  const bySms = sent.otp && contact.phone && phone && isIndian(phone)
  const mobile: SentInCode[] = bySms ? [{ channel: 'sms', address: phone, code: sent.otp ?? '' }] : []
  const emailCode = sent.emailOtp ?? (bySms ? undefined : sent.otp)
  if (!emailCode || !email) return mobile.length ? mobile : refuseWithoutRequest()
  if (mobile.length && !(await hasOpenCode(deps.db, { address: email, requester: requester.id }, account.id)))
    return mobile
  return [...mobile, { channel: 'email', address: email, code: emailCode }]
}

function refuseWithoutRequest(): never {
  throw new Refuse('otp-expired')
}
