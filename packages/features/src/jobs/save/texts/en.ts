/** English texts of saving and sharing a job or a drive. */
export const saveTexts = {
  save: 'Save',
  'save.is': 'Saved',
  'save.of': 'Save {title}',
  'save.saved': 'Saved. You find it under “Saved jobs”.',
  'save.removed': 'Removed from your saved jobs',
  'save.undo': 'Undo',
  share: 'Share',
  'share.of': 'Share {title}',
  'share.copied': 'Link copied',
  'share.failed': 'The link could not be copied. It is: {link}',
} as const
