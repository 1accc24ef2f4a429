import { whyNotSayName } from '@pramaan/domain/registration'
import type { Deps } from '../../deps.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { limitNewcomer, register } from '../registration/new-account.ts'
import { lockStep } from '../registration/registration.queries.ts'
import { moveTo } from '../registration/steps.ts'
import { findAccount } from '../session/account/account.queries.ts'
import type { GivenConsents } from '../session/account/consents.queries.ts'
import { contactOf } from '../session/account/contact.ts'
import { signIn } from '../session/login.ts'
import { requesterOf } from '../session/requester/requester.ts'

/** Sign-in by conversation (D13): sign-in's and registration's own rules, in the order that the chatbot asks. */
export function chatRoutes(deps: Deps): Routes<'chat'> {
  return {
    sendOtp: withOwnTransaction(async ({ body, ...caller }) => {
      const contact = contactOf({ mobile: body.phoneNumber })
      if (await findAccount(deps.db, contact))
        return { data: await signIn(deps, { mobile: body.phoneNumber, role: body.role }, caller) }
      const { consents } = body
      if (!consents) throw new Refuse('consent-needed')
      const form = nameless(body, consents)
      await limitNewcomer(deps, form, caller)
      const requester = await requesterOf(deps, caller, undefined)
      return { data: await deps.db.transaction((db) => register(deps, db, form, requester)) }
    }),
    verifyOtp: withOwnTransaction(async ({ body: { phoneNumber, ...code }, ...caller }) => ({
      data: await signIn(deps, { ...code, mobile: phoneNumber }, caller),
    })),
    name: async ({ db, actor, body }) => {
      const step = await lockStep(db, actor.id)
      if (whyNotSayName(step)) throw new Refuse('wrong-step', { step })
      return { data: await moveTo({ deps, db, actor }, step, { fullName: body.name }) }
    },
  }
}

type Newcomer = { phoneNumber: string; role: 'Candidate' | 'Employer'; src?: string | undefined }

/** The form shown before a person has given their name. */
function nameless({ phoneNumber, role, src }: Newcomer, consents: GivenConsents) {
  if (role === 'Employer') return { role, mobileNumber: phoneNumber, consents, src }
  return { role, name: 'Candidate', mobile: phoneNumber, consents, src }
}
