import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { hi as kit } from '@pramaan/features/texts/hi.ts'
import { shell } from './shell/hi.ts'
import { signIn } from './sign-in/hi.ts'

/** The staff app's texts in Hindi. */
export const hi: Translation = {
  texts: {
    ...kit.texts,
    ...shell,
    ...signIn,
  },
  labels: kit.labels,
}
