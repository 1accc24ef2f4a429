import type { Translations } from '@pramaan/app-shell/texts/languages.ts'

/** The employer app's other languages; each loads only for its readers. */
export const translations: Translations = {
  hi: () => import('./hi.ts').then((m) => m.hi),
  mr: () => import('./mr.ts').then((m) => m.mr),
}
