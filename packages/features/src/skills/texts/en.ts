/** English texts of choosing skills (document 000 §4, §5). */
export const skillsTexts = {
  'skills.yours': 'Your skills',
  'skills.none': 'Nothing chosen yet. Pick from the list below.',
  'skills.full': 'That is ten. Remove one to choose another.',
  'skills.search': 'Search {count, number} skills',
  'skills.searchAll': 'Search skills',
  'skills.all': 'All skills',
  'skills.noMatch': 'No skill of this name. Try another word for it.',
  'skills.goesWith': 'goes with {skill}',
} as const
