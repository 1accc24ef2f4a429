import type { Vocabulary } from '../concept/concept.ts'
import { grades, weightOf } from './grade.ts'
import type { ProfileConcept } from './profile-concepts.ts'
import type { RequestedConcepts } from './requested-concepts.ts'

/** The maximum number of skills; with more, only the same person would match. */
const mostSkills = 5
/** With fewer professional skills than this, general skills are compared too. */
const enoughSkills = 3
const skillLeadShare = 2
/** Makes people with the same title precede all others, whatever skills those have. */
const titleLeadShare = mostSkills * Math.max(...grades.map(weightOf)) + 1
/** Lower grades are wishes and similar concepts. */
const leastWeight = weightOf('new-role')

/** Whether a candidate named a concept. A listed skill counts as their title's if the work needs it. */
function isNamed({ conceptId, sourceConceptId, grade }: ProfileConcept): boolean {
  return conceptId === sourceConceptId || grade === 'title'
}

/**
 * The concepts of a similar candidate: the most significant title first, then skills, starting with those that the
 * title needs. `generalSkills`, which people in any work have, are used only if there are few others. Empty if the
 * profile names neither.
 */
export function similarTo(
  profile: readonly ProfileConcept[],
  vocabulary: Vocabulary,
  generalSkills: ReadonlySet<number>,
): RequestedConcepts[] {
  const ownConcepts = profile
    .filter((one) => isNamed(one) && weightOf(one.grade) >= leastWeight)
    .toSorted((a, b) => weightOf(b.grade) - weightOf(a.grade) || a.conceptId - b.conceptId)
  const ofKind = (kind: 'title' | 'skill') =>
    ownConcepts.flatMap(({ conceptId }) => (vocabulary.conceptOf(conceptId)?.kind === kind ? [conceptId] : []))
  const [title] = ofKind('title')
  const skillsOfWork = new Set(title === undefined ? [] : vocabulary.skillsOfTitle(title))
  const skills = ofKind('skill').toSorted((a, b) => Number(skillsOfWork.has(b)) - Number(skillsOfWork.has(a)))
  const professional = skills.filter((skill) => !generalSkills.has(skill))
  const general = professional.length < enoughSkills ? skills.filter((skill) => generalSkills.has(skill)) : []
  const compared = [...professional, ...general].slice(0, mostSkills)
  const leadShare = title === undefined ? skillLeadShare : titleLeadShare
  const conceptIds = [...(title === undefined ? [] : [title]), ...compared]
  return conceptIds.map((id, at) => ({ conceptIds: [id], share: at === 0 ? leadShare : 1 }))
}
