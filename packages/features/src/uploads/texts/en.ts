/** Texts of uploads; refusals use the words of the domain's rule. */
export const uploadTexts = {
  'upload.choose': 'Choose a file',
  'upload.busy': 'Uploading...',
  'upload.hint': '{kinds}, at most {size} MB',
  'upload.retry': 'Try again',
  'upload.cancel': 'Stop upload',
  'upload.broken': 'The upload broke off. Check your connection and try again.',
} as const
