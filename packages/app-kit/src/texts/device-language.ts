import { languages } from '@pramaan/domain/language'
import { keepChoice, readChoice } from '../header/device-choice.ts'
import type { LanguageKeep } from './languages.ts'

/** The language chosen in this browser: a cookie as the theme's, for it holds before a sign-in and after a logout. */
export const deviceLanguage: LanguageKeep = {
  read: () => readChoice('language', languages),
  write: (language) => keepChoice('language', language),
}
