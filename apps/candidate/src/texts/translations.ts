import type { Translations } from '@pramaan/app-shell/texts/languages.ts'

/** What the candidate app speaks beside English; each a part of its own that only its speakers load. */
export const translations: Translations = {
  hi: () => import('./hi.ts').then((m) => m.hi),
  mr: () => import('./mr.ts').then((m) => m.mr),
}
