import { fitOf, fitReasons, type ProfileConcept, weightOf } from '../fit/fit.ts'
import { type Circumstances, costs, type Hindrance, hindrancesOf, type Seeker } from './circumstances.ts'
import type { SeekerConcept } from './concepts-for-openings.ts'
import { type Nearness, nearnessOf } from './nearness.ts'
import { leastOfHaving, partShares, type Requirement, titlesAsked } from './requirements.ts'
import { workKnown } from './work-known.ts'

export {
  type Circumstances,
  costs,
  experienceHindrance,
  type Hindrance,
  hindrances,
  leastLikeness,
  mostOfBeginners,
  payHindrances,
  reachOf,
  requiredMonths,
  type Seeker,
} from './circumstances.ts'
export { beginsAgain, conceptsForOpenings, conceptsOfOpening, type SeekerConcept } from './concepts-for-openings.ts'
export { generalSkills, isGeneralSkill } from './general-skills.ts'
export {
  type Declined,
  declinableOf,
  declinedBy,
  declinedKinds,
  declinesNothing,
} from './hindrances/declined-work.ts'
export { levelConcepts, schoolingOf } from './hindrances/education-asked.ts'
export { isLicensed, licensedIds, licensedTitles } from './hindrances/licensed-work.ts'
export { isMissingYears, yearsMissing } from './hindrances/missing-years.ts'
export { isForTheirWork, leastScores, mostForBeginners, type Nearness, nearnesses } from './nearness.ts'
export {
  leastOfDegree,
  leastOfPlace,
  monthsAgainst,
  type PeopleHindrance,
  payAgainst,
  peopleCosts,
  peopleHindrances,
} from './people-against.ts'
export {
  comesNear,
  isFinding,
  mostFittingPeople,
  type OpeningForPeople,
  requirementsForPeople,
} from './people-near.ts'
export {
  conceptOrText,
  leastOfHaving,
  leastOfListing,
  type OpeningTexts,
  partShares,
  type Requirement,
  requirementParts,
  requirementsOf,
  titlesAsked,
} from './requirements.ts'
export { studiedWork } from './studied-work.ts'
export { leastNearSkill, titleWeights } from './work-known.ts'

/** Why an opening fits a candidate: what it asks for, what they have, and what speaks against it. */
export type OpeningFit = {
  /** Whether it has their domain or title, or they have most of its skills. */
  isFitting: boolean
  nearness: Nearness
  score: number
  reasons: { requirement: Requirement; met: ProfileConcept | null }[]
  hindrances: Hindrance[]
}

/**
 * Whether an opening asks for the candidate's domain or title, or they have over half of its skills. If their domain is
 * unknown, any skill is enough.
 */
function isFitting(reasons: OpeningFit['reasons'], knowsDomain: boolean): boolean {
  const met = reasons.filter(({ met }) => met !== null && weightOf(met.grade) >= leastOfHaving)
  if (met.some(({ requirement }) => requirement.part === 'domain' || requirement.part === 'title')) return true
  if (!knowsDomain) return met.some(({ requirement }) => requirement.part === 'skill' || requirement.part === 'general')
  const share = met
    .filter(({ requirement }) => requirement.part === 'skill')
    .reduce((sum, { requirement }) => sum + requirement.share, 0)
  return share * 2 > partShares.skill
}

/** Whether a candidate has one of an opening's titles or a similar one. */
function hasTitle(requirements: readonly Requirement[], concepts: readonly SeekerConcept[]): boolean {
  const titles = titlesAsked(requirements)
  return concepts.some(({ conceptId }) => titles.includes(conceptId))
}

/** How well an opening fits a candidate, and why; the score is calculated from the reasons. */
export function openingFit(
  requirements: readonly Requirement[],
  circumstances: Circumstances,
  { concepts, seeker, knowsDomain }: { concepts: readonly SeekerConcept[]; seeker: Seeker; knowsDomain: boolean },
): OpeningFit {
  const found = fitReasons(requirements, concepts)
  const reasons = requirements.map((requirement, at) => ({ requirement, met: found[at]?.met ?? null }))
  const work = workKnown(requirements, found, concepts)
  const against = hindrancesOf(circumstances, seeker, work === 'wished')
  const ofWork = fitOf(requirements, found)
  const fits = isFitting(reasons, knowsDomain)
  const score = ofWork - against.reduce((sum, one) => sum + costs[one], 0)
  // Skills alone are not enough for work that needs a degree by law.
  const isBarred = against.includes('no-degree') && !hasTitle(requirements, concepts)
  const nearness = nearnessOf({ isFitting: fits, work: isBarred ? 'none' : work, score: ofWork, against })
  return { isFitting: fits, nearness, score, reasons, hindrances: against }
}
