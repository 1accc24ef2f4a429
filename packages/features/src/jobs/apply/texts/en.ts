/** English texts of applying to a job; those of the spec are in its words (document 001 §4, §8). */
export const applyTexts = {
  'apply.button': 'Apply',
  'apply.button.of': 'Apply to {title}',
  'apply.applied': 'Applied',
  'apply.applied.of': 'Applied to {title}',
  'apply.closed': 'Closed',
  'apply.closed.of': '{title} is closed',
  'apply.done': 'Your skill profile has been shared with the recruiter!',
} as const
