import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type Routes, withLimit } from '../../http/call.ts'
import { spend } from '../../http/rate-limit.queries.ts'
import { found, Refuse, refuse } from '../../http/refuse.ts'
import { drawDocument } from '../../providers/pdf/document.ts'
import { readProfile } from '../candidates/candidates.queries.ts'
import { isOpenTo } from '../candidates/profile.ts'
import { wholeAnswer } from '../candidates/profile-answer.ts'
import { resumeDocument } from './resume-lines.ts'
import { resumeFiles, resumeOf, resumePath } from './resume-link.ts'

/** Drawing costs more than reading: more than anybody needs, less than would keep the server busy. */
const drawLimit = { name: 'resume-pdf', most: 120, seconds: 3600 }

/** The CV that the profile itself makes: a link to it for its reader. */
export function resumeRoutes(deps: Deps): Routes<'resume'> {
  return {
    pdf: withLimit(
      ({ actor }) => spend(deps, drawLimit, String(actor.id)),
      async ({ params, actor, db }) => {
        const { account } = found(await readProfile(db, params.id))
        refuse(isOpenTo(actor, account) ? undefined : 'not-found')
        return { data: { url: await resumePath(deps, params.id, actor.id) } }
      },
    ),
  }
}

/** Serves the PDF of a profile to who has a link to it, always as `CV.pdf` (document 001 §9). */
export function installResumeFile(api: FastifyInstance, deps: Deps) {
  api.get<{ Querystring: { token?: string } }>(resumeFiles, { schema: { hide: true } }, async ({ query }, reply) => {
    const asked = await resumeOf(deps, String(query.token ?? ''))
    if (!asked) throw new Refuse('link-over')
    const profile = found(await readProfile(deps.db, asked.candidateId))
    const own = asked.readerId === asked.candidateId
    const pdf = await drawDocument(resumeDocument(wholeAnswer(profile, deps.now()), own, deps.now()), deps.now())
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="CV.pdf"')
      .type('application/pdf')
      .send(pdf)
  })
}
