import type { Vocabulary } from '../concept/concept.ts'
import { grades, weightOf } from './grade.ts'
import type { ProfileConcept } from './profile-concepts.ts'
import type { RequestedConcepts } from './requested-concepts.ts'

/** More skills would say less: a candidate who has all of them is the same person again. */
const mostSkills = 5
/** With fewer professional skills than these, those that people of any work have are compared too. */
const enoughSkills = 3
const skillLeadShare = 2
/** People of the same title come before all others, whatever skills these have. */
const titleLeadShare = mostSkills * Math.max(...grades.map(weightOf)) + 1
/** Grades below are wishes and similar concepts. */
const least = weightOf('new-role')

/** Whether a candidate named a concept; a skill that they list counts as their title's where its work takes it. */
function isNamed({ conceptId, sourceConceptId, grade }: ProfileConcept): boolean {
  return conceptId === sourceConceptId || grade === 'title'
}

/**
 * What someone like this candidate has: the title that says most about them and leads, then skills, first those that the
 * title's work takes; `generalSkills`, which people of any work have, only where there are few others. Nothing where the
 * profile names neither.
 */
export function similarTo(
  profile: readonly ProfileConcept[],
  vocabulary: Vocabulary,
  generalSkills: ReadonlySet<number>,
): RequestedConcepts[] {
  const ownConcepts = profile
    .filter((one) => isNamed(one) && weightOf(one.grade) >= least)
    .toSorted((a, b) => weightOf(b.grade) - weightOf(a.grade) || a.conceptId - b.conceptId)
  const ofKind = (kind: 'title' | 'skill') =>
    ownConcepts.flatMap(({ conceptId }) => (vocabulary.conceptOf(conceptId)?.kind === kind ? [conceptId] : []))
  const [title] = ofKind('title')
  const taken = new Set(title === undefined ? [] : vocabulary.skillsOfTitle(title))
  const skills = ofKind('skill').toSorted((a, b) => Number(taken.has(b)) - Number(taken.has(a)))
  const professional = skills.filter((skill) => !generalSkills.has(skill))
  const general = professional.length < enoughSkills ? skills.filter((skill) => generalSkills.has(skill)) : []
  const compared = [...professional, ...general].slice(0, mostSkills)
  const leadShare = title === undefined ? skillLeadShare : titleLeadShare
  const conceptIds = [...(title === undefined ? [] : [title]), ...compared]
  return conceptIds.map((id, at) => ({ conceptIds: [id], share: at === 0 ? leadShare : 1 }))
}
