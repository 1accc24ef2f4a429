/** English texts of the loader and of pages that don't exist yet (D39, D40). */
export const waitingTexts = {
  'titles.loader': 'Loading',
  'titles.comingSoon': 'Coming soon',
  'loader.text': 'Taking you there…',
  'loader.now': 'Continue now',
  'comingSoon.title': 'Coming soon',
  'comingSoon.text': 'We are still working on this page.',
  'titles.getStarted': 'Get started',
  'titles.summary': 'Summary',
  'start.promise': '1,00,000+ candidates launched their career',
  'start.button': 'Get started',
  'start.signIn': 'I have an account',
  'start.chat': 'Prefer to answer questions? Sign in by chat',
  'landing.redirecting': 'Taking you there...',
} as const
