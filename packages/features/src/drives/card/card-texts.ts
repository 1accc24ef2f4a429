/** Characters of a drive's criteria that a card shows. */
const mostCriteriaCharacters = 150

/** Skill chips that a drive card shows before '+N'. */
const mostSkillChips = 5

/** A drive's criteria for a card: at most 150 characters, then an ellipsis; no character is cut in two. */
export function criteriaText(criteria: string): string {
  const characters = [...criteria]
  if (characters.length <= mostCriteriaCharacters) return criteria
  let end = mostCriteriaCharacters
  // A vowel sign or joiner belongs to the letter before it, as Devanagari writes.
  while (end > 0 && /[\p{M}\u200c\u200d]/u.test(characters[end] ?? '')) end -= 1
  return `${characters.slice(0, end).join('').trimEnd()}…`
}

/** The chips of a card and how many more there are, for '+N'. */
export function skillChips(skills: readonly string[], most = mostSkillChips): { shown: string[]; more: number } {
  return { shown: skills.slice(0, most), more: Math.max(0, skills.length - most) }
}

/** The chip for the remaining items: '+N', or none if all are shown. */
export function moreText(more: number): string {
  return more > 0 ? `+${more}` : ''
}
