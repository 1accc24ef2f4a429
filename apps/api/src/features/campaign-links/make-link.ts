import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import type { Queryable } from '@pramaan/database/client'
import { type CampaignProblem, codeOf, slugOf, whyNotCampaign } from '@pramaan/domain/campaign-link'
import { type Landing, landingOf } from '@pramaan/domain/landing'
import type { Deps } from '../../deps.ts'
import { refuseField } from '../../http/refusals/refuse.ts'
import { findTargets, insertLink, isSlugTaken } from './campaign-links.queries.ts'

type Form = Parsed<Contract['campaignLinks']['create']>['body']

const sentences: Record<CampaignProblem['problem'], string> = {
  'not-ours': 'This page is not ours. Enter a path such as /jobs.',
  'not-theirs': 'This page is not for the people the link is for.',
  'number-needed': 'Enter the number of what the link asks for.',
  'candidates-only': 'Only candidates apply. Leave this empty for employers.',
}

const missing = { id: 'Course not found.', jobID: 'Job not found.', pdID: 'Drive not found.' }

/** Creates a link whose target is ours and whose numbers exist; returns its id. */
export async function makeLink(deps: Deps, db: Queryable, actorId: number, { Name, Slug, Values }: Form) {
  const values = landingOf({ ...Values })
  await checkValues(db, values)
  const slug = Slug ?? (await freeSlug(deps, db, Name))
  const row = {
    name: Name,
    slug,
    src: values.src ?? slug,
    createdBy: actorId,
    createdAt: deps.now(),
    values: { ...values, src: values.src ?? slug },
  }
  const id = await insertLink(db, row)
  if (id !== undefined) return id
  const isTaken = await isSlugTaken(db, slug)
  return isTaken
    ? refuseField('Slug', 'Another link has this short name.')
    : refuseField('Values.src', 'Another link has this source.')
}

async function checkValues(db: Queryable, values: Landing) {
  const why = whyNotCampaign(values)
  if (why) refuseField(`Values.${why.field}`, sentences[why.problem])
  const exists = await findTargets(db, values)
  for (const field of ['id', 'jobID', 'pdID'] as const)
    if (!exists[field]) refuseField(`Values.${field}`, missing[field])
}

/** The campaign's name as a short name if free, otherwise a code that can't be guessed in sequence. */
async function freeSlug(deps: Deps, db: Queryable, name: string) {
  const slug = slugOf(name)
  return slug.length >= 3 && !(await isSlugTaken(db, slug)) ? slug : codeOf(deps.random.secret())
}
