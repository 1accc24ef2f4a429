import type { SkillCatalogue, SkillGroup, Skills } from '../job-role/job-role.ts'

/** The maximum number of skills, general and professional together (D15). */
export const mostSkills = 10

/** A skill's key for comparison, without case and spaces. */
export function skillKey(skill: string): string {
  return skill.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Why a set of skills can't be saved: more than ten, one twice, or an empty one (D15). */
export function whyNotSkills(skills: Skills): 'full' | 'already-picked' | 'empty' | undefined {
  const keys = [...skills.general, ...skills.professional].map(skillKey)
  if (keys.includes('')) return 'empty'
  if (new Set(keys).size < keys.length) return 'already-picked'
  return keys.length > mostSkills ? 'full' : undefined
}

/**
 * The catalogue as the skills step shows it: first the subdomain of the last picked skill, then other subdomains with a
 * picked skill, then the rest in their usual order (000, section 4). `picked` is in the order of picking.
 */
export function skillGroups(catalogue: SkillCatalogue, picked: readonly string[]): SkillGroup[] {
  const keys = picked.map(skillKey)
  const lastPick = (group: SkillGroup) =>
    Math.max(-1, ...group.skills.map((skill) => keys.lastIndexOf(skillKey(skill))))
  return [...catalogue].sort((a, b) => lastPick(b) - lastPick(a))
}
