import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/access/actor.ts'

/** The path of profile PDFs under the API's prefix. */
export const resumeFiles = '/resume-files'

const linkSeconds = 5 * 60

/** A signed path to the PDF of one profile for one reader's session, valid for five minutes. */
export async function resumePath(deps: Deps, candidateId: number, reader: Pick<Actor, 'sessionId'>) {
  const claims = { candidate: candidateId, sid: reader.sessionId }
  return `/api${resumeFiles}?token=${await deps.encryption.sign('resume', claims, deps.now(), linkSeconds)}`
}

/** The candidate of a signed path, and the session that requested it; undefined if the path is forged or expired. */
export function resumeOf(deps: Deps, token: string) {
  return deps.encryption.verify('resume', token, deps.now())
}
