/** Marathi texts of saving and sharing a job or a drive. */
export const save = {
  save: 'सेव्ह करा',
  'save.is': 'सेव्ह आहे',
  'save.of': '{title} सेव्ह करा',
  'save.saved': 'सेव्ह झाली. ती “सेव्ह केलेल्या नोकऱ्या” मध्ये मिळेल.',
  'save.removed': 'सेव्ह केलेल्या नोकऱ्यांतून काढली',
  'save.undo': 'पूर्ववत करा',
  share: 'शेअर करा',
  'share.of': '{title} शेअर करा',
  'share.copied': 'लिंक कॉपी झाली',
  'share.failed': 'लिंक कॉपी झाली नाही. लिंक ही आहे: {link}',
} as const
