import { mostSkills } from '@pramaan/domain/candidate'
import type { Random } from '../../random.ts'
import type { Role } from '../../trades/roles.ts'

/** General and professional skills of a role: most of what it asks for, some of what it suggests, at most ten. */
export function skillsOf(role: Role, experienced: boolean, state: string, random: Random) {
  const languages = ['English', 'Hindi', ...(state === 'Maharashtra' ? ['Marathi'] : [])]
  const request = random.sample(role.professionalSkills, random.int(2, role.professionalSkills.length))
  const beside = random.sample(role.suggestProfessionalSkills, random.int(0, experienced ? 3 : 2))
  const professional = [...request, ...beside].slice(0, mostSkills - 3)
  const general = random.sample([...role.generalSkills, ...role.suggestGeneralSkills], random.int(1, 3))
  const spoken = random.chance(0.22) ? random.sample(languages, random.int(1, 2)) : []
  return { professional, general: [...new Set([...general, ...spoken])].slice(0, mostSkills - professional.length) }
}
