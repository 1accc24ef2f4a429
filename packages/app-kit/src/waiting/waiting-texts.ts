/** English texts of the loader and of what is still to come (D39, D40). */
export const waitingTexts = {
  'titles.loader': 'Loading',
  'titles.comingSoon': 'Coming Soon',
  'loader.text': 'One moment. You are led on by yourself.',
  'loader.now': 'Go on now',
  'comingSoon.title': 'Coming Soon',
  'comingSoon.text': 'We are still working on this page.',
} as const
