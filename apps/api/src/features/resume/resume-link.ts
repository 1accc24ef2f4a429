import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'

/** Where a profile's PDF is read from, under the API's prefix. */
export const resumeFiles = '/resume-files'

const linkSeconds = 5 * 60

/** A signed path to the PDF of one profile for one reader's session, valid for five minutes. */
export async function resumePath(deps: Deps, candidateId: number, reader: Pick<Actor, 'sessionId'>) {
  const claims = { resume: candidateId, sid: reader.sessionId }
  return `/api${resumeFiles}?token=${await deps.encryption.sign(claims, deps.now(), linkSeconds)}`
}

/** Whose PDF a signed path names, and in which session it was asked for; undefined where it is not ours or too old. */
export async function resumeOf(deps: Deps, token: string) {
  const claims = await deps.encryption.verify(token, deps.now())
  const { resume: candidateId, sid } = claims ?? {}
  return typeof candidateId === 'number' && typeof sid === 'string' ? { candidateId, sid } : undefined
}
