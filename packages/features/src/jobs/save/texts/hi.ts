/** Hindi texts of saving and sharing a job or a drive. */
export const save = {
  save: 'सेव करें',
  'save.is': 'सेव है',
  'save.of': '{title} सेव करें',
  'save.saved': 'सेव हो गई। यह “सेव की हुई नौकरियाँ” में मिलेगी।',
  'save.removed': 'सेव की हुई नौकरियों से हटाई गई',
  'save.undo': 'पहले जैसा करें',
  share: 'शेयर करें',
  'share.of': '{title} शेयर करें',
  'share.copied': 'लिंक कॉपी हुआ',
  'share.failed': 'लिंक कॉपी नहीं हुआ। लिंक यह है: {link}',
} as const
