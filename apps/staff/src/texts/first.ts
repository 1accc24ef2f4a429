import { beforeSignInTexts } from '@pramaan/app-shell/texts/first.ts'
import { signInTexts } from './sign-in/en.ts'

/** English texts of sign-in; the others load with the screens behind it. */
export const firstTexts = {
  ...beforeSignInTexts,
  ...signInTexts,
} as const
