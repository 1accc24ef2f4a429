import { whyNotSlug } from '@pramaan/domain/public-profile'
import { isShown } from '@pramaan/domain/visibility'
import type { Deps } from '../../deps.ts'
import { count, type Limit, refuseIfSpent } from '../../http/limits/rate-limit.queries.ts'
import { isFileId } from '../../services/files/file-address.ts'
import { readProfile } from '../candidates/candidates.queries.ts'
import { fullAnswer } from '../candidates/profile/profile-answer.ts'
import { type PublicPage, pageAnswer } from './page-answer.ts'
import { findActivePage } from './public-profiles.queries.ts'

/** The limit on failed page requests by one network, which stops guessing names long before it finds one. */
const misses: Limit = { name: 'public-page-misses', most: 60, seconds: 600, alarm: true }

/** The path of a page's photo under `/api`: a separate URL, which stops working with the page. */
export const photoPath = '/public-profile/:slug/photo'

/**
 * The public page under a name. Undefined, without distinction, if it never existed, is off, or its owner is not fully
 * registered, suspended, hidden or erased.
 */
export async function openPage(deps: Deps, name: string, address: string): Promise<PublicPage | undefined> {
  await refuseIfSpent(deps, misses, address)
  const page = await readPage(deps, name.toLowerCase())
  if (!page) await count(deps, misses, address)
  return page
}

async function readPage(deps: Deps, slug: string) {
  if (whyNotSlug(slug)) return undefined
  const row = await findActivePage(deps.db, slug)
  const profile = row && (await readProfile(deps.db, row.candidateId))
  if (!row || !profile || !isShown(profile.account)) return undefined
  const full = fullAnswer(profile, deps.now())
  const Image = full.Image && `/api${photoPath.replace(':slug', slug)}`
  return pageAnswer({ ...full, Image }, { Slug: slug, SearchEngines: row.searchEngines }, row.sections)
}

/** The photo's file, if the page is on and shows it; guessing names is limited as for the page. */
export async function findPhoto(deps: Deps, name: string, address: string) {
  await refuseIfSpent(deps, misses, address)
  const row = await findActivePage(deps.db, name.toLowerCase())
  const profile = row?.sections.includes('photo') && (await readProfile(deps.db, row.candidateId))
  const image = profile && isShown(profile.account) ? profile.candidate.image : null
  if (image && isFileId(image)) return image
  await count(deps, misses, address)
  return undefined
}
