import type { Vocabulary } from '../concept/concept.ts'
import { weightOf } from './grade.ts'
import type { ProfileConcept } from './profile-concepts.ts'
import type { RequestedConcepts } from './requested-concepts.ts'

/** More skills would say less: a candidate who has all of them is the same person again. */
const mostSkills = 5
const leadShare = 2
/** Grades below are wishes and similar concepts. */
const least = weightOf('new-role')

/**
 * What someone like this candidate has: the title that says most about them and leads, then skills, first those that the
 * title's work takes, last `generalSkills`, which people of any work have. Nothing where the profile names neither.
 */
export function similarTo(
  profile: readonly ProfileConcept[],
  vocabulary: Vocabulary,
  generalSkills: ReadonlySet<number>,
): RequestedConcepts[] {
  const ownConcepts = profile
    .filter(({ conceptId, sourceConceptId, grade }) => conceptId === sourceConceptId && weightOf(grade) >= least)
    .toSorted((a, b) => weightOf(b.grade) - weightOf(a.grade) || a.conceptId - b.conceptId)
  const ofKind = (kind: 'title' | 'skill') =>
    ownConcepts.flatMap(({ conceptId }) => (vocabulary.conceptOf(conceptId)?.kind === kind ? [conceptId] : []))
  const [title] = ofKind('title')
  const taken = new Set(title === undefined ? [] : vocabulary.skillsOfTitle(title))
  const rank = (skill: number) => (taken.has(skill) ? 0 : generalSkills.has(skill) ? 2 : 1)
  const skills = ofKind('skill').toSorted((a, b) => rank(a) - rank(b))
  const conceptIds = [...(title === undefined ? [] : [title]), ...skills.slice(0, mostSkills)]
  return conceptIds.map((id, at) => ({ conceptIds: [id], share: at === 0 ? leadShare : 1 }))
}
