import type { Concept, Vocabulary } from '../concept/concept.ts'
import type { Grade } from './grade.ts'

/** What a profile says about a candidate's work: listed skills, past titles and wanted roles. */
export type KnownWork = {
  skills: ReadonlySet<number>
  titles: readonly number[]
  roles: readonly number[]
}

/**
 * Whether a candidate lists at least half of the skills that a title needs; of several needed skills one is not enough:
 * patient care alone doesn't make a physiotherapist.
 */
export function knowsWork(title: number, { skills }: Pick<KnownWork, 'skills'>, vocabulary: Vocabulary): boolean {
  const skillsOfWork = vocabulary.skillsOfTitle(title)
  const known = skillsOfWork.filter((skill) => skills.has(skill)).length
  return known >= Math.min(2, skillsOfWork.length) && known > 0 && known * 2 >= skillsOfWork.length
}

/** A title with its broader and similar ones. */
function familyOf(id: number, vocabulary: Vocabulary): readonly number[] {
  return [id, ...vocabulary.broaderOf(id), ...vocabulary.nearOf(id)]
}

/** Whether a title is the same kind of work as one of the others. */
function areKin(id: number, others: readonly number[], vocabulary: Vocabulary): boolean {
  const family = new Set(familyOf(id, vocabulary))
  return others.some((other) => familyOf(other, vocabulary).some((one) => family.has(one)))
}

/** The grade of a candidate's own title: lower if they look for other roles and know little of its work. */
export function titleGrade({ id, kind }: Concept, work: KnownWork, vocabulary: Vocabulary): Grade {
  if (kind !== 'title' || work.roles.length === 0 || areKin(id, work.roles, vocabulary)) return 'title'
  return knowsWork(id, work, vocabulary) ? 'title' : 'left-title'
}

/** The grade of a wanted role: higher with most of its skills, highest if the candidate does no other work. */
export function roleGrade({ id, kind }: Concept, work: KnownWork, vocabulary: Vocabulary): Grade {
  if (kind !== 'title' || !knowsWork(id, work, vocabulary)) return 'role'
  return work.titles.length === 0 || areKin(id, work.titles, vocabulary) ? 'skilled-role' : 'new-role'
}

/** The catalogue's roles for which a candidate lists most of the skills. */
export function rolesKnown(work: KnownWork, vocabulary: Vocabulary): readonly number[] {
  const near = new Set([...work.skills].flatMap((skill) => vocabulary.titlesThatTake(skill)))
  return [...near].filter((title) => knowsWork(title, work, vocabulary))
}
