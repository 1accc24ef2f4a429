import type { openingFit as fitShape } from '@pramaan/contract/jobs/job-shapes'
import type { Queryable } from '@pramaan/database/client'
import { weightOf } from '@pramaan/domain/fit'
import {
  type Circumstances,
  isForTheirWork,
  isLicensed,
  leastOfHaving,
  type OpeningFit,
  openingFit,
  type Requirement,
  titlesAsked,
} from '@pramaan/domain/opening-fit'
import type { z } from 'zod'
import type { OpeningKind } from './requirement-rows.ts'
import { readRequirements } from './requirements.queries.ts'
import type { FitSeeker } from './seeker.ts'

/** A candidate, and what an opening of a kind asks for. */
export type FitQuestion = { seeker: FitSeeker; requirements: readonly Requirement[]; kind: OpeningKind }

function hasIt({ met }: OpeningFit['reasons'][number]) {
  return met !== null && weightOf(met.grade) >= leastOfHaving
}

/** The text of what they have of a requirement, or of its first name. */
function textOf({ requirement: { conceptIds, texts }, met }: OpeningFit['reasons'][number]): string {
  return texts[Math.max(0, conceptIds.indexOf(met?.conceptId ?? 0))] ?? ''
}

/** How many of an opening's texts a candidate has, and the missing ones, in the order of the texts. */
function matchOf({ reasons }: OpeningFit, texts: readonly string[]) {
  const skills = reasons
    .filter(({ requirement: { part } }) => part === 'skill' || part === 'general')
    .sort((a, b) => texts.indexOf(textOf(a)) - texts.indexOf(textOf(b)))
  const missing = skills.filter((reason) => !hasIt(reason)).map(textOf)
  return { matched: skills.length - missing.length, total: skills.length, missing }
}

/** What a drive or a course has of circumstances: nothing that its order counts. */
const anywhere: Circumstances = { location: null, type: null, workModel: null, experience: null, mostPay: null }

/** Why drives or courses, by their ids, have their rank for a candidate; null for everyone else. */
export async function fitAnswers(
  db: Queryable,
  kind: OpeningKind,
  ids: readonly number[],
  seeker: FitSeeker | undefined,
) {
  const requirements = seeker ? await readRequirements(db, kind, ids) : new Map<number, Requirement[]>()
  return (id: number) =>
    seeker ? fitAnswer({ seeker, requirements: requirements.get(id) ?? [], kind }, anywhere, []).Fit : null
}

/**
 * A course teaches what one does not have yet, so the field is enough; a job or a drive asks for something of the work.
 * Nothing is said not to suit where nothing of the work is known.
 */
function suits({ isFitting, nearness }: OpeningFit, { kind, seeker }: FitQuestion): boolean {
  const { knowsDomain, knowsWork } = seeker
  if (!knowsDomain && !knowsWork) return true
  return kind === 'course' ? isFitting : isForTheirWork(nearness, knowsWork)
}

/** The circumstances with whether a title of the opening takes a degree by law: of those that the candidate has, if any. */
function withLaw({ requirements, seeker }: FitQuestion, circumstances: Circumstances): Circumstances {
  const { education } = circumstances
  const titles = titlesAsked(requirements)
  const knownTitles = titles.filter((id) => seeker.concepts.some(({ conceptId }) => conceptId === id))
  const isByLaw = (knownTitles.length > 0 ? knownTitles : titles).some((id) => isLicensed(id, seeker.vocabulary))
  return education ? { ...circumstances, education: { ...education, isByLaw } } : circumstances
}

/** How well an opening fits a candidate, and why. */
export function openingFitOf(question: FitQuestion, circumstances: Circumstances): OpeningFit {
  return openingFit(question.requirements, withLaw(question, circumstances), question.seeker)
}

/** Why an opening has its rank for a candidate, in the API's form; `skills` are in the order of its form. */
export function fitAnswer(question: FitQuestion, circumstances: Circumstances, skills: readonly string[]) {
  const { seeker } = question
  const fit = openingFitOf(question, circumstances)
  const label = (id: number) => seeker.vocabulary.conceptOf(id)?.label ?? null
  /** A drive without jobs asks for the work that its title was read as; the title itself names no work. */
  const workNamed = ({ part }: Requirement, met: OpeningFit['reasons'][number]['met']) =>
    question.kind === 'drive' && part === 'title' && met ? label(met.conceptId) : null
  const answer: z.input<typeof fitShape> = {
    fits: suits(fit, question),
    reasons: fit.reasons.map(({ requirement, met }) => ({
      part: requirement.part,
      asked: workNamed(requirement, met) ?? textOf({ requirement, met }),
      grade: met?.grade ?? null,
      through: met && met.sourceConceptId !== met.conceptId ? label(met.sourceConceptId) : null,
    })),
    against: fit.hindrances,
  }
  return { Match: matchOf(fit, skills), Fit: answer }
}
