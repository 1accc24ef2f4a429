import { beforeSignInTexts } from '@pramaan/app-shell/texts/first.ts'
import { registrationTexts } from './registration/en.ts'

/** English texts of the screens before sign-in; the others load with their screens. */
export const firstTexts = {
  ...beforeSignInTexts,
  ...registrationTexts,
  'start.chat': 'Prefer to answer questions? Sign in by chat',
  'profile.verified': 'Verified by HR',
} as const
