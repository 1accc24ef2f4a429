import type { Queryable } from '@pramaan/database/client'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { type Routes, withLimit } from '../../http/calls/call.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { type Caller, requesterOf } from '../session/requester/requester.ts'
import { limitRegistration, type RegisterBody, register } from './new-account.ts'
import { saveOnboarding } from './onboarding.ts'
import { goBack, saveBasicDetails, saveEmployerProfile, saveExperience } from './steps.ts'

/** Registration and its steps (document 000 §4 and §7, D6–D8); each answer's `data` is the token of the step reached. */
export function registrationRoutes(deps: Deps): Routes<'registration'> {
  return {
    register: withLimit(
      (call) => limitRegistration(deps, call.body, call),
      async ({ body, db, actor, ...caller }) => ({ data: await registerOrGoOn(deps, db, actor, body, caller) }),
    ),
    saveStep: async ({ params, body, db, actor }) => ({
      data: await saveOnboarding({ deps, db, actor }, params.step, body),
    }),
    moveStep: async ({ body, db, actor }) => ({ data: await goBack({ deps, db, actor }, body.newStep) }),
  }
}

async function registerOrGoOn(deps: Deps, db: Queryable, actor: Actor | undefined, body: RegisterBody, caller: Caller) {
  if (body.step === undefined) return register(deps, db, body, await requesterOf(deps, caller, undefined))
  if (!actor) throw new Refuse('not-signed-in')
  if (actor.id !== body.ID) throw new Refuse('not-yours')
  const call = { deps, db, actor }
  if (body.step === -1) return saveBasicDetails(call, body)
  return body.step === -2 ? saveExperience(call, body) : saveEmployerProfile(call, body)
}
