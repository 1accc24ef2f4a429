/** Marathi texts of `help`. */
export const help = {
  'helpThread.you': 'तुम्ही',
  'helpThread.team': 'Pramaan टीम',
  'helpThread.send': 'पाठवा',
  'helpThread.sending': 'पाठवत आहे...',
  'helpThread.tooLong': 'जास्तीत जास्त {most} अक्षरे. {over} काढा.',
  'helpThread.limit': 'तुम्ही आज {most} संदेश पाठवले आहेत. उद्या पुन्हा लिहा.',
  'helpThread.first': 'आधी तुमचा संदेश लिहा.',
} as const
