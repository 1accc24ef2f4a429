import type { Queryable } from '@pramaan/database/client'
import { contactEmailOf } from '@pramaan/domain/email'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { found, Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { emptyCodes, enqueueMessage } from '../../outbox/enqueue.queries.ts'
import { languageOf } from '../../services/notifications/preferences.queries.ts'
import { proveByEmail } from '../companies/proof.ts'
import { isTaken, readEmails, updateAccount } from '../session/account/account.queries.ts'
import { emailIn } from '../session/account/contact.ts'
import { consumeCode, forgetWrong } from '../session/codes/one-time-codes.queries.ts'
import { otpSent, verifyCode } from '../session/codes/one-time-codes.ts'
import { sendFirstCode, sendNextCode } from '../session/codes/send-codes.ts'
import { limitRequests, limitTries, refundUseTo } from '../session/requester/limits.ts'
import { memberRequester, type Requester } from '../session/requester/requester.ts'
import { tokenOf } from '../session/token.ts'

type Person = { id: number; sessionId: string }
type EmailChange = { email: string; otp?: string | undefined }

/**
 * Changes the e-mail with which an employer signs in (D4), or confirms that of the registration. A code is sent to the
 * new address first, because only a person who reads it may use it. The old address is notified, and the change is
 * audited.
 */
export async function changeEmail(deps: Deps, person: Person, { email: text, otp }: EmailChange, network: string) {
  const email = emailIn('email', text) ?? ''
  const requester = memberRequester(person.id, network)
  if (otp) return confirmEmail(deps, person, email, otp, requester)
  await limitRequests(deps, requester, email)
  if (await isTaken(deps.db, email, person.id)) throw new Refuse('already-registered')
  await sendFirstCode(deps, person.id, { channel: 'email', to: email }, requester)
  return otpSent
}

async function confirmEmail(deps: Deps, person: Person, email: string, code: string, requester: Requester) {
  await limitTries(deps, requester, person.id)
  const verified = await verifyCode(deps, person.id, requester, { channel: 'email', address: email, code })
  if (verified.round < verified.needed) {
    await sendNextCode(deps, person.id, requester, verified)
    throw new Refuse('one-more-code')
  }
  const { token, wrong } = await deps.db.transaction(async (db) => {
    const key = { address: email, requester: requester.id }
    const used = found(await consumeCode(db, key, verified.digest, deps.now()), 'otp-expired')
    await emptyCodes(db, email)
    await forgetWrong(db, key)
    const { email: before } = await readEmails(db, person.id)
    const account = await updateAccount(db, person.id, { email, contactEmail: null, updatedAt: deps.now() })
    if (before && before !== email) await notifyOldEmail(deps, db, person.id, before)
    await proveByEmail(deps, db, person.id, email)
    await writeAudit(db, { actorId: person.id, action: 'email-changed', subjectId: person.id, at: deps.now() })
    return { token: await tokenOf(deps, account, person.sessionId), wrong: used.wrongTries }
  })
  await refundUseTo(deps, requester, person.id, { wrong, to: email })
  return token
}

async function notifyOldEmail(deps: Deps, db: Queryable, accountId: number, to: string) {
  const language = await languageOf(db, accountId)
  await enqueueMessage(deps, db, {
    channel: 'email',
    to,
    accountId,
    template: 'email-changed',
    language,
    variables: {},
  })
}

/**
 * Refuses an e-mail other than the account's, with a message on its field, because saving a profile does not prove an
 * address.
 */
export async function refuseUnconfirmed(db: Queryable, id: number, text: string | undefined) {
  const email = emailIn('email', text)
  if (!email || email === contactEmailOf(await readEmails(db, id))) return
  const message = 'Confirm the new address by the code that we send to it.'
  refuseField('email', message)
}
