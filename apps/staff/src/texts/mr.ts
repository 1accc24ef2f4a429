import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { mr as kit } from '@pramaan/features/texts/mr.ts'
import { shell } from './shell/mr.ts'
import { signIn } from './sign-in/mr.ts'

/** The staff app's texts in Marathi. */
export const mr: Translation = {
  texts: {
    ...kit.texts,
    ...shell,
    ...signIn,
  },
  labels: kit.labels,
}
