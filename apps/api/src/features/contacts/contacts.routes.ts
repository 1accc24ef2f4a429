import { whyNotViewProfile } from '@pramaan/domain/employer'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { addView } from '../../services/search/limits/profile-views.queries.ts'
import { refuseUnshown } from '../../services/visibility/readers.ts'
import { readProfile } from '../candidates/candidates.queries.ts'
import { fileLinks } from '../candidates/profile/file-links.ts'
import { fullAnswer } from '../candidates/profile/profile-answer.ts'
import { findOpened, findRevealed, lockViewer, storeOpened } from './contacts.queries.ts'

const refusals = { blocked: 'blocked', views_limit_reached: 'views-limit' } as const

/** A candidate's phone, e-mail, CV and certificates for an employer; each access counts and is audited (D30, D60). */
export function contactRoutes(deps: Deps): Routes<'contacts'> {
  return {
    // In its own transaction, because a response with a phone number must not be stored under an idempotency key.
    reveal: withOwnTransaction(({ actor, params: { id } }) =>
      deps.db.transaction(async (db) => {
        await refuseUnshown(db, actor, id)
        const at = deps.now()
        const today = startOfDay(dayOf(at))
        await lockViewer(db, actor.id)
        const seen = await findRevealed(db, actor.id, today)
        const why = whyNotViewProfile(
          { suspended: false, limits: actor.allowance.limits },
          seen.length,
          seen.includes(id),
        )
        if (why) throw new Refuse(refusals[why])
        await addView(db, { candidateId: id, viewerId: actor.id, viewedAt: at }, today)
        await storeOpened(db, actor.id, id, at)
        await writeAudit(db, { actorId: actor.id, action: 'contact-revealed', subjectId: id, at })
        const profile = found(await readProfile(db, id))
        const links = await fileLinks(deps, db, actor, profile)
        const { Phone, Email, CV, Certificates } = fullAnswer(profile, at, links)
        return { data: { Phone, Email, CV, Certificates } }
      }),
    ),
    opened: async ({ db, actor, query: { Candidates } }) => ({ data: await findOpened(db, actor.id, Candidates) }),
  }
}
