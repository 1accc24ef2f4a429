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

/** A candidate and the requirements of an opening. */
export type FitQuestion = { seeker: FitSeeker; requirements: readonly Requirement[]; kind: OpeningKind }

function hasIt({ met }: OpeningFit['reasons'][number]) {
  return met !== null && weightOf(met.grade) >= leastOfHaving
}

/** The text of the matched concept of a requirement, or of its first name. */
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

/** The circumstances of a drive or course, none of which affect its order. */
const anywhere: Circumstances = { location: null, type: null, workModel: null, experience: null, mostPay: null }

/** Why drives or courses have their rank for a candidate, by id; null for everyone else. */
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
 * Whether an opening is reported as suitable. For a course the same field is enough, because it teaches what one does
 * not know yet; a job or drive needs something of the work. Nothing is called unsuitable if nothing is known about the
 * candidate's work.
 */
function suits({ isFitting, nearness }: OpeningFit, { kind, seeker }: FitQuestion): boolean {
  const { knowsDomain, knowsWork } = seeker
  if (!knowsDomain && !knowsWork) return true
  return kind === 'course' ? isFitting : isForTheirWork(nearness, knowsWork)
}

/**
 * The circumstances, and whether a title of the opening needs a degree by law; if the candidate has some of the titles,
 * only those count.
 */
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
