import { languages } from '@pramaan/domain/language'
import { readChoice, saveChoice } from '../platform/device-choice.ts'
import type { LanguageStorage } from './languages.ts'

/** The language chosen in this browser: a cookie as the theme's, for it holds before a sign-in and after a logout. */
export const deviceLanguage: LanguageStorage = {
  read: () => readChoice('language', languages),
  write: (language) => saveChoice('language', language),
}
