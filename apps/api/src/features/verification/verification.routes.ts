import { isRegistered, isRegistrationStep } from '@pramaan/domain/registration'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls/call.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { applicantRoutes } from './applicants.ts'
import { commentsRow } from './comments-row.ts'
import { reviewRoutes } from './review.ts'
import { submitComments } from './submit.ts'
import { lockCandidate } from './verification.queries.ts'

/** Verification by hr (document 002 §2.8, §7). */
export function verificationRoutes(deps: Deps): Routes<'verification'> {
  return {
    submit: async ({ db, actor, params: { candidateId }, body }) => {
      const { step } = found(await lockCandidate(db, candidateId))
      if (!isRegistrationStep(step) || !isRegistered(step)) throw new Refuse('wrong-state')
      await submitComments(deps, db, commentsRow(candidateId, actor.id, body.hrComments, deps.now()))
      return { data: { candidateId, VspStatus: true } }
    },
    ...reviewRoutes(deps),
    ...applicantRoutes(deps),
  }
}
