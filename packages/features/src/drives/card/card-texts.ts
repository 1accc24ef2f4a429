import { shortened } from '@pramaan/domain/shortened'

/** Characters of a drive's criteria that a card shows. */
const mostCriteriaCharacters = 150

/** Skill chips that a drive card shows before '+N'. */
const mostSkillChips = 5

/** A drive's criteria for a card: at most 150 characters, then an ellipsis. */
export const criteriaText = (criteria: string) => shortened(criteria, mostCriteriaCharacters)

/** The chips of a card, and the number of others for '+N'. */
export function skillChips(skills: readonly string[], most = mostSkillChips): { shown: string[]; more: number } {
  return { shown: skills.slice(0, most), more: Math.max(0, skills.length - most) }
}

/** The chip for the remaining items: '+N', or none if all are shown. */
export function moreText(more: number): string {
  return more > 0 ? `+${more}` : ''
}
