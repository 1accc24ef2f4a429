import { isIndian } from '@pramaan/domain/phone'
import { type AppName, appOfRole, roleOfId } from '@pramaan/domain/role'
import type { Queryable } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { SessionCookie } from '../../http/call.ts'
import { Refuse } from '../../http/refuse.ts'
import { emptyCodes } from '../../providers/messages/outbox.queries.ts'
import { refuseWithdrawn, showAgain } from '../privacy/standing.ts'
import { countLogin, findAccount, takeTotpStep } from './account.queries.ts'
import { type GivenConsents, refuseOtherTexts, storeConsents } from './consents.queries.ts'
import { type Contact, codeAddress, contactOf, identityOf } from './contact.ts'
import { countUnknown, limitRequests, limitSends, limitTries } from './limits.ts'
import { consumeCode, hasOpenCode } from './one-time-codes.queries.ts'
import { type CodeToWeigh, otpSent, sendCode, weighCode } from './one-time-codes.ts'
import { secondFactorStep } from './second-factor.ts'
import { startSession } from './session.queries.ts'
import { sessionEnd } from './session-life.ts'
import { tokenOf } from './token.ts'

/** The fields of sign-in as they came, by query or by body. */
export type SignInFields = {
  mobile?: string | undefined
  mobileNumber?: string | undefined
  email?: string | undefined
  role: 'Candidate' | 'candidate' | 'Employer' | 'Staff'
  otp?: string | undefined
  emailOtp?: string | undefined
  totp?: string | undefined
  consents?: GivenConsents | undefined
}

/** Who calls: their network address, and the cookie of the host that they called. */
export type Caller = { address: string; cookie: SessionCookie }

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const apps: Record<SignInFields['role'], AppName> = {
  Candidate: 'candidate',
  candidate: 'candidate',
  Employer: 'employer',
  Staff: 'staff',
}

/** Sends a code, or with a code validates it and signs in (document 000 §4, D5, D9, D10). */
export async function signIn(deps: Deps, sent: SignInFields, caller: Caller) {
  const contact = contactOf(sent)
  return sent.otp || sent.emailOtp ? validate(deps, contact, sent, caller) : request(deps, contact, sent, caller)
}

async function request(deps: Deps, contact: Contact, sent: SignInFields, caller: Caller) {
  await limitRequests(deps, caller.address, identityOf(contact))
  const account = await accountOf(deps, contact, sent, caller)
  const address = codeAddress({ phone: contact.phone && account.phone, email: account.email })
  await limitSends(deps)
  await deps.db.transaction((db) => sendCode(deps, db, account.id, address))
  return otpSent
}

async function validate(deps: Deps, contact: Contact, sent: SignInFields, caller: Caller) {
  await refuseOtherTexts(deps.db, sent.consents)
  await limitTries(deps, caller.address)
  const account = await accountOf(deps, contact, sent, caller)
  const weighed: { address: string; digest: string }[] = []
  for (const code of await codesToWeigh(deps, account, contact, sent))
    weighed.push({ address: code.address, digest: await weighCode(deps, account.id, caller.address, code) })
  if (account.suspended) throw new Refuse('suspended')
  const step = await secondFactorStep(deps, account, sent.totp, caller.address)
  const session = { id: deps.random.uuid(), secret: deps.random.secret() }
  const { token, seconds } = await deps.db.transaction(async (db) => {
    for (const { address, digest } of weighed) {
      if (!(await consumeCode(db, address, digest, deps.now()))) throw new Refuse('otp-expired')
      await emptyCodes(db, address)
    }
    if (step !== undefined && !(await takeTotpStep(db, account.id, step))) throw new Refuse('invalid-second-factor')
    return begin(deps, db, account.id, session, sent.consents)
  })
  caller.cookie.write(session.secret, seconds)
  return token
}

/** The account, which must belong to the app that asks. */
async function accountOf(deps: Deps, contact: Contact, sent: SignInFields, caller: Caller) {
  const account = await findAccount(deps.db, contact)
  if (!account) {
    await countUnknown(deps, caller.address)
    throw new Refuse('user-not-found')
  }
  const role = roleOfId(account.roleId)
  const app = role && appOfRole(role)
  if (app && app !== apps[sent.role]) throw new Refuse('other-app', { app })
  return account
}

/** The codes that were sent in, each with the address that it went to; of two, the e-mail's counts if one is open there. */
async function codesToWeigh(
  deps: Deps,
  account: Account,
  contact: Contact,
  sent: SignInFields,
): Promise<CodeToWeigh[]> {
  const { phone, email } = account
  const bySms = sent.otp && contact.phone && phone && isIndian(phone)
  const mobile: CodeToWeigh[] = bySms ? [{ channel: 'sms', address: phone, code: sent.otp ?? '' }] : []
  const emailCode = sent.emailOtp ?? (bySms ? undefined : sent.otp)
  if (!emailCode || !email) return mobile.length ? mobile : refuseUnasked()
  if (mobile.length && !(await hasOpenCode(deps.db, email, account.id))) return mobile
  return [...mobile, { channel: 'email', address: email, code: emailCode }]
}

function refuseUnasked(): never {
  throw new Refuse('otp-expired')
}

/** Begins a session of an account and answers its token; the cookie's secret is the caller's to write, for so many seconds. */
export async function begin(
  deps: Deps,
  db: Queryable,
  accountId: number,
  { id, secret }: { id: string; secret: string },
  consents: GivenConsents | undefined,
) {
  const now = deps.now()
  const account = await countLogin(db, accountId, now)
  const role = roleOfId(account.roleId)
  if (!role) throw new Error(`Account ${accountId} has no role`)
  const expiresAt = sessionEnd(role, now)
  await startSession(db, {
    id,
    accountId,
    secretHash: deps.seal.hash(secret),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  await storeConsents(db, accountId, consents, now)
  await refuseWithdrawn(db, accountId)
  if (consents) await showAgain(deps, db, accountId)
  return { token: await tokenOf(deps, account, id), seconds: (expiresAt.getTime() - now.getTime()) / 1000 }
}
