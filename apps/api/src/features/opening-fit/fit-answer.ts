import type { openingFit as fitShape } from '@pramaan/contract/jobs/job-shapes'
import { weightOf } from '@pramaan/domain/fit'
import {
  type Circumstances,
  leastOfHaving,
  type OpeningFit,
  openingFit,
  type Requirement,
} from '@pramaan/domain/opening-fit'
import type { z } from 'zod'
import type { FitSeeker } from './seeker.ts'

/** A candidate, and what an opening asks for. */
export type Asked = { seeker: FitSeeker; asks: readonly Requirement[] }

function hasIt({ held }: OpeningFit['reasons'][number]) {
  return held !== null && weightOf(held.grade) >= leastOfHaving
}

/** How many of these texts of an opening a candidate has, and which are missing, in the order of the texts. */
function matchOf({ reasons }: OpeningFit, texts: readonly string[]) {
  const skills = reasons
    .filter(({ ask: { part } }) => part === 'skill' || part === 'general')
    .sort((a, b) => texts.indexOf(a.ask.text) - texts.indexOf(b.ask.text))
  const missing = skills.filter((reason) => !hasIt(reason)).map(({ ask }) => ask.text)
  return { matched: skills.length - missing.length, total: skills.length, missing }
}

/** Why an opening has its rank for a candidate, in the API's form; `skills` are in the order of its form. */
export function fitAnswer({ seeker, asks }: Asked, circumstances: Circumstances, skills: readonly string[]) {
  const fit = openingFit(asks, circumstances, seeker)
  const label = (id: number) => seeker.vocabulary.conceptOf(id)?.label ?? null
  const answer: z.input<typeof fitShape> = {
    fits: fit.isFitting,
    reasons: fit.reasons.map(({ ask, held }) => ({
      part: ask.part,
      asked: ask.text,
      grade: held?.grade ?? null,
      through: held && held.heldId !== held.conceptId ? label(held.heldId) : null,
    })),
    against: fit.hindrances,
  }
  return { Match: matchOf(fit, skills), Fit: answer }
}
