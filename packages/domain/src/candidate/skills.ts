import type { SkillCatalogue, SkillGroup, Skills } from '../job-role/job-role.ts'

/** Most skills a candidate picks, general and professional together (D15). */
export const mostSkills = 10

/** How many skills are picked, for 'N of 10'. */
export function skillCount({ general, professional }: Skills): number {
  return general.length + professional.length
}

/** One spelling of a skill, for comparing: case and spaces do not matter. */
export function skillKey(skill: string): string {
  return skill.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Why a skill can't be added: it is empty, already picked, or ten are picked (D15). */
export function whyNotAddSkill(skills: Skills, skill: string): 'empty' | 'already-picked' | 'full' | undefined {
  const key = skillKey(skill)
  if (key === '') return 'empty'
  if ([...skills.general, ...skills.professional].some((picked) => skillKey(picked) === key)) return 'already-picked'
  return skillCount(skills) >= mostSkills ? 'full' : undefined
}

/** Why a set of skills can't be saved: more than ten, one twice, or an empty one (D15). */
export function whyNotSkills(skills: Skills): 'full' | 'already-picked' | 'empty' | undefined {
  const keys = [...skills.general, ...skills.professional].map(skillKey)
  if (keys.includes('')) return 'empty'
  if (new Set(keys).size < keys.length) return 'already-picked'
  return keys.length > mostSkills ? 'full' : undefined
}

/**
 * The catalogue as the skills step shows it: the subdomain of the skill picked last comes first, subdomains without a
 * picked skill keep their place behind; removing the last skill of a subdomain removes its priority (000, section 4).
 * `picked` is in the order of picking.
 */
export function skillGroups(catalogue: SkillCatalogue, picked: readonly string[]): SkillGroup[] {
  const keys = picked.map(skillKey)
  const lastPick = (group: SkillGroup) =>
    Math.max(-1, ...group.skills.map((skill) => keys.lastIndexOf(skillKey(skill))))
  return [...catalogue].sort((a, b) => lastPick(b) - lastPick(a))
}
