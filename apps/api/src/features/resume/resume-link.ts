import type { Deps } from '../../deps.ts'

/** Where a profile's PDF is read from, under the API's prefix. */
export const resumeFiles = '/resume-files'

const linkSeconds = 5 * 60

/** A signed path to the PDF of one profile for one reader, good for five minutes. */
export async function resumePath(deps: Deps, candidateId: number, readerId: number) {
  const claims = { resume: candidateId, reader: readerId }
  return `/api${resumeFiles}?token=${await deps.seal.sign(claims, deps.now(), linkSeconds)}`
}

/** Whose PDF a signed path names, and who reads it; undefined where the path is not ours or too old. */
export async function resumeOf(deps: Deps, token: string) {
  const claims = await deps.seal.verify(token, deps.now())
  const { resume: candidateId, reader: readerId } = claims ?? {}
  return typeof candidateId === 'number' && typeof readerId === 'number' ? { candidateId, readerId } : undefined
}
