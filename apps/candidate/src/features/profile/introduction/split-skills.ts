import type { MyRecord } from '../../../record/my-record.ts'

/**
 * Splits the picked skills into general and professional, as the profile stores them; a skill in no list keeps its
 * group. Until the lists have loaded, skills can only be removed.
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
