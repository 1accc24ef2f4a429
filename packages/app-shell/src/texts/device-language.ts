import { languages } from '@pramaan/domain/language'
import { readChoice, saveChoice } from '../platform/device-choice.ts'
import type { LanguageStorage } from './languages.ts'

/**
 * The language chosen in this browser: a cookie like the theme's, because it applies before sign-in and after logout.
 */
export const deviceLanguage: LanguageStorage = {
  read: () => readChoice('language', languages),
  write: (language) => saveChoice('language', language),
}
