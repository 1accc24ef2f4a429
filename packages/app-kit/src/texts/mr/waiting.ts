/** Marathi texts of `waiting`. */
export const waiting = {
  'titles.loader': 'लोड होत आहे',
  'titles.comingSoon': 'लवकरच येत आहे',
  'loader.text': 'एक क्षण थांबा. तुम्ही आपोआप पुढे जाल.',
  'loader.now': 'आत्ता पुढे जा',
  'comingSoon.title': 'लवकरच येत आहे',
  'comingSoon.text': 'या पानावर अजून काम सुरू आहे.',
} as const
