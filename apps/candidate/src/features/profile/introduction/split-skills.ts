import type { MyRecord } from '../../../record/my-record.ts'

/**
 * Picked skills as the profile stores them: general and professional; one that no list has stays what it was. Before the
 * lists are there nothing can be picked, only removed.
 */
export function splitSkills(
  picked: readonly string[],
  general: ReadonlySet<string> | undefined,
  before: MyRecord['SkillProfile'],
) {
  const isGeneral = (skill: string) => general?.has(skill) || before.GeneralSkills.includes(skill)
  return {
    generalSkills: picked.filter(isGeneral),
    professionalSkills: picked.filter((skill) => !isGeneral(skill)),
  }
}
