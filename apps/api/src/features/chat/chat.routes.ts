import { whyNotSayName } from '@pramaan/domain/registration'
import type { Deps } from '../../deps.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { register } from '../registration/new-account.ts'
import { lockStep } from '../registration/registration.queries.ts'
import { moveTo } from '../registration/steps.ts'
import type { GivenConsents } from '../session/account/consents.queries.ts'
import { sendIfRegistered, signIn } from '../session/login.ts'
import { countSend } from '../session/requester/limits.ts'
import { requesterOf } from '../session/requester/requester.ts'

/** Sign-in by conversation (D13): sign-in's and registration's own rules, in the order that the chatbot asks. */
export function chatRoutes(deps: Deps): Routes<'chat'> {
  return {
    sendOtp: withOwnTransaction(async ({ body, ...caller }) => {
      const { consents } = body
      const sent = { mobile: body.phoneNumber, role: body.role }
      if (!consents) return { data: await signIn(deps, sent, caller).catch(askForConsents) }
      const isSent = await sendIfRegistered(deps, sent, caller)
      if (isSent) return { data: isSent }
      const requester = await requesterOf(deps, caller, undefined)
      await countSend(deps, requester)
      return { data: await deps.db.transaction((db) => register(deps, db, nameless(body, consents), requester)) }
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

/** Asks an unknown person for consents, because they may register. */
function askForConsents(error: unknown): never {
  throw error instanceof Refuse && error.code === 'user-not-found' ? new Refuse('consent-needed') : error
}

type Newcomer = { phoneNumber: string; role: 'Candidate' | 'Employer'; src?: string | undefined }

/** The registration before the person has given their name. */
function nameless({ phoneNumber, role, src }: Newcomer, consents: GivenConsents) {
  if (role === 'Employer') return { role, mobileNumber: phoneNumber, consents, src }
  return { role, name: 'Candidate', mobile: phoneNumber, consents, src }
}
