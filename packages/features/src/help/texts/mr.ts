/** Marathi texts of `help`. */
export const help = {
  'ask.you': 'तुम्ही',
  'ask.team': 'Pramaan टीम',
  'ask.send': 'पाठवा',
  'ask.sending': 'पाठवत आहे...',
  'ask.tooLong': 'जास्तीत जास्त {most} अक्षरे. {over} काढा.',
  'ask.limit': 'तुम्ही आज {most} संदेश पाठवले आहेत. उद्या पुन्हा लिहा.',
  'ask.first': 'आधी तुमचा संदेश लिहा.',
} as const
