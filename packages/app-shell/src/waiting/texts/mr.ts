/** Marathi texts of `waiting`. */
export const waiting = {
  'titles.loader': 'लोड होत आहे',
  'titles.comingSoon': 'लवकरच येत आहे',
  'loader.text': 'एक क्षण थांबा. तुम्ही आपोआप पुढे जाल.',
  'loader.now': 'आत्ता पुढे जा',
  'comingSoon.title': 'लवकरच येत आहे',
  'comingSoon.text': 'या पानावर अजून काम सुरू आहे.',
  'titles.getStarted': 'सुरू करा',
  'titles.summary': 'सारांश',
  'start.promise': '1,00,000+ उमेदवारांनी आपले करिअर सुरू केले',
  'start.button': 'सुरू करा',
  'start.signIn': 'माझे खाते आहे',
  'start.chat': 'प्रश्नांची उत्तरे देणे सोपे वाटते? चॅटने साइन इन करा',
  'landing.redirecting': 'तुम्हाला तिकडे नेत आहे...',
} as const
