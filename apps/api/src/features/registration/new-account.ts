import type { employerProfile } from '@pramaan/contract/session/company-forms'
import type {
  basicDetails,
  experienceChoice,
  newCandidate,
  newEmployer,
} from '@pramaan/contract/session/registration-forms'
import type { Queryable } from '@pramaan/database/client'
import { firstSteps } from '@pramaan/domain/registration'
import { roles } from '@pramaan/domain/role'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { creditSignUp } from '../campaign-links/campaign-links.queries.ts'
import { isTaken, updateAccount } from '../session/account/account.queries.ts'
import { refuseOtherTexts, storeConsents } from '../session/account/consents.queries.ts'
import { type CodeAddress, type Contact, codeAddress, contactOf, identityOf } from '../session/account/contact.ts'
import { otpSent, sendCode } from '../session/codes/one-time-codes.ts'
import { countSend, limitRequests } from '../session/requester/limits.ts'
import { type Caller, type Requester, requesterOf } from '../session/requester/requester.ts'
import { insertAccount, lockUnconfirmed, saveCandidate, saveEmployer } from './registration.queries.ts'

/** The first form of a registration, a candidate's or an employer's. */
export type NewAccount = z.output<typeof newCandidate> | z.output<typeof newEmployer>

/** The body of the register call: a new account, or a later step of one. */
export type RegisterBody =
  | NewAccount
  | z.output<typeof basicDetails>
  | z.output<typeof experienceChoice>
  | z.output<typeof employerProfile>

/** Counts the code that a new registration requests; later steps request none. */
export async function limitRegistration(deps: Deps, body: RegisterBody, caller: Caller) {
  if (body.step !== undefined) return
  const requester = await requesterOf(deps, caller, undefined)
  await limitRequests(deps, requester, identityOf(contactOf(body)))
  await countSend(deps, requester)
}

/**
 * Creates the account in its first step and sends the code (D6, D7). A registration never confirmed by a code can be
 * repeated: it gets the new name and e-mail, and the new code replaces the old one.
 */
export async function register(deps: Deps, db: Queryable, form: NewAccount, requester: Requester) {
  await refuseOtherTexts(db, form.consents)
  const contact = contactOf(form)
  const address = codeAddress(contact)
  const accountId = await saveAccount(deps, db, await columnsOf(db, contact, address), form)
  if (form.role === 'Employer') await saveEmployer(db, accountId)
  else await saveCandidate(db, accountId, form.level)
  await storeConsents(db, { accountId, role: roleOf(form) }, form.consents, deps.now())
  if (form.src) await creditSignUp(db, accountId, form.src, deps.now())
  await sendCode(deps, db, accountId, address, requester)
  return otpSent
}

/**
 * An e-mail next to the phone number is not confirmed by the code sent to the number, so nobody can sign in with it.
 */
async function columnsOf(db: Queryable, { phone, email }: Contact, { channel }: CodeAddress) {
  if (channel === 'email' || !email) return { phone, email, contactEmail: null }
  if (await isTaken(db, email)) throw new Refuse('already-registered')
  return { phone, email: undefined, contactEmail: email }
}

/** A person who registers without choosing a role is a candidate. */
function roleOf(form: NewAccount) {
  return form.role === 'Employer' ? 'Employer' : 'Candidate'
}

async function saveAccount(
  deps: Deps,
  db: Queryable,
  contact: Awaited<ReturnType<typeof columnsOf>>,
  form: NewAccount,
) {
  const role = roleOf(form)
  const fullName = form.role === 'Employer' ? (form.username ?? 'Employer') : form.name
  const now = deps.now()
  const about = { ...contact, fullName, registrationStep: firstSteps[role], updatedAt: now }
  const newId = await insertAccount(db, { ...about, roleId: roles[role], createdAt: now })
  if (newId !== undefined) return newId
  const id = await lockUnconfirmed(db, contact, roles[role])
  await updateAccount(db, id, about)
  return id
}
