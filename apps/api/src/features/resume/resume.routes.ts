import { draw } from '@pramaan/documents/draw'
import { may } from '@pramaan/domain/capability'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'
import { readerOfLink } from '../../http/access/link-reader.ts'
import { writeAudit } from '../../http/audit.queries.ts'
import { type Routes, withLimit } from '../../http/calls/call.ts'
import { spend } from '../../http/limits/rate-limit.queries.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { addView } from '../../services/search/limits/profile-views.queries.ts'
import { isShownTo, refuseUnshown } from '../../services/visibility/readers.ts'
import { readProfile } from '../candidates/candidates.queries.ts'
import { fullAnswer } from '../candidates/profile/profile-answer.ts'
import { resumeDocument } from './resume-lines.ts'
import { resumeFiles, resumeOf, resumePath } from './resume-link.ts'

/** Creating a PDF is expensive, so the limit is above a person's needs and below what would overload the server. */
const drawLimit = { name: 'resume-pdf', most: 120, seconds: 3600 }

/** A link to the CV generated from a profile. */
export function resumeRoutes(deps: Deps): Routes<'resume'> {
  return {
    pdf: withLimit(
      ({ actor }) => spend(deps, drawLimit, String(actor.id)),
      async ({ params, actor, db }) => {
        await refuseUnshown(db, actor, params.id)
        return { data: { url: await resumePath(deps, params.id, actor) } }
      },
    ),
  }
}

/** Serves a profile's PDF by its signed link, always as `CV.pdf` (document 001 §9). */
export function installResumeFile(api: FastifyInstance, deps: Deps) {
  api.get<{ Querystring: { token?: string } }>(resumeFiles, { schema: { hide: true } }, async ({ query }, reply) => {
    const { candidate, sid } = found(await resumeOf(deps, String(query.token ?? '')), 'link-over')
    const reader = await readerOfLink(deps, sid)
    const isOwnResume = reader.id === candidate
    if (!isOwnResume) await checkReader(deps, reader, candidate)
    const profile = found(await readProfile(deps.db, candidate))
    const at = deps.now()
    const content = resumeDocument(fullAnswer(profile, at), isOwnResume, at)
    const pdf = await draw({ kind: 'cv', content, at })
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="CV.pdf"')
      .type('application/pdf')
      .send(pdf)
  })
}

/** Refuses readers who may no longer read the profile; a copy for another person is audited (D35, D60). */
async function checkReader(deps: Deps, reader: Actor, candidateId: number) {
  const mayRead = may(reader.role, 'downloadCandidateProfile') && (await isShownTo(deps.db, reader, candidateId))
  if (!mayRead || reader.whyNotMeet) throw new Refuse('link-over')
  const at = deps.now()
  if (reader.role === 'Employer')
    await addView(deps.db, { candidateId, viewerId: reader.id, viewedAt: at }, startOfDay(dayOf(at)))
  await writeAudit(deps.db, { actorId: reader.id, action: 'profile-downloaded', subjectId: candidateId, at })
}
