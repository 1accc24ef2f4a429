import type { employerProfile } from '@pramaan/contract/session/company-forms'
import type { basicDetails, experienceChoice } from '@pramaan/contract/session/registration-forms'
import type { Queryable } from '@pramaan/database/client'
import {
  backActionTo,
  type RegistrationAction,
  type RegistrationStep,
  stepAfter,
  stepAfterBasicDetails,
} from '@pramaan/domain/registration'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { Refuse, refuseField } from '../../http/refusals/refuse.ts'
import { lockCandidate } from '../candidates/candidates.queries.ts'
import { imageColumn } from '../candidates/profile/profile-files.ts'
import { storeProgress } from '../candidates/progress.queries.ts'
import { proveByEmail } from '../companies/proof.ts'
import { saveCompany } from '../employers/company.ts'
import { findState } from '../reference/lookups.queries.ts'
import { readEmails, updateAccount } from '../session/account/account.queries.ts'
import { contactEmailColumn } from '../session/account/contact-email.ts'
import { tokenOf } from '../session/token.ts'
import { lockStep, updateCandidate } from './registration.queries.ts'

/** The arguments of a registration step. */
export type StepCall = { deps: Deps; db: Queryable; actor: Actor }

type AccountChanges = Parameters<typeof updateAccount>[2]

/**
 * The step that an action leads to from the account's current one, whose row is locked; otherwise 409 with the current
 * step (D8).
 */
export async function stepOf({ db, actor }: StepCall, action: RegistrationAction) {
  const from = await lockStep(db, actor.id)
  return allowed(stepAfter(from, action), from)
}

function allowed(to: RegistrationStep | undefined, from: RegistrationStep) {
  if (to === undefined) throw new Refuse('wrong-step', { step: from })
  return to
}

/** Moves the account to a step and returns the token with it. */
export async function moveTo({ deps, db, actor }: StepCall, step: RegistrationStep, changes: AccountChanges = {}) {
  const account = await updateAccount(db, actor.id, { ...changes, registrationStep: step, updatedAt: deps.now() })
  return tokenOf(deps, account, actor.sessionId)
}

function fullNameOf({ username, firstName, lastName }: z.output<typeof basicDetails>) {
  const fullName = username ?? (firstName && lastName && `${firstName} ${lastName}`)
  if (fullName) return fullName
  const field = firstName ? 'lastName' : 'firstName'
  refuseField(field, 'Enter your name.')
}

/** Basic details: -1 → -2, and corrections in -2 (D6). */
export async function saveBasicDetails(call: StepCall, form: z.output<typeof basicDetails>) {
  const { deps, db, actor } = call
  const from = await lockStep(db, actor.id)
  const to = allowed(stepAfterBasicDetails(from), from)
  const email = await contactEmailColumn(db, actor.id, form.email || undefined)
  const image = await imageColumn(deps, db, await lockCandidate(db, actor.id), form.image)
  await updateCandidate(db, actor.id, {
    ...image,
    location: form.location,
    state: await findState(db, form.location),
    updatedAt: deps.now(),
    ...(form.gender && { gender: form.gender }),
  })
  const token = await moveTo(call, to, { fullName: fullNameOf(form), ...email })
  await storeProgress(db, actor.id)
  return token
}

/** The fresher-or-working choice: -2 → 1 (D6). */
export async function saveExperience(call: StepCall, form: z.output<typeof experienceChoice>) {
  const to = await stepOf(call, 'experienceChoice')
  const { deps, db, actor } = call
  await updateCandidate(db, actor.id, { experienceLevel: form.selectedExperience, updatedAt: deps.now() })
  return moveTo(call, to)
}

/** The employer's profile form: 4 → 5 (D7). */
export async function saveEmployerProfile(call: StepCall, form: z.output<typeof employerProfile>) {
  const to = await stepOf(call, 'employerProfile')
  const { deps, db, actor } = call
  const columns = await saveCompany(deps, db, actor.id, form)
  const { email } = await readEmails(db, actor.id)
  // A person who signed in with an e-mail has proved it with a code.
  if (email) await proveByEmail(deps, db, actor.id, email)
  return moveTo(call, to, columns)
}

/** Back, from 1 to -2, 2 to 1, 3 to 2 (document 000 §4). */
export async function goBack(call: StepCall, newStep: number) {
  const from = await lockStep(call.db, call.actor.id)
  const action = backActionTo(newStep)
  return moveTo(call, allowed(action && stepAfter(from, action), from))
}
