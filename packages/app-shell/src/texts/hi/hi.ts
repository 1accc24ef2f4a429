import { optionLabels } from '@pramaan/contract/option-labels/hi'
import { csv } from '../../csv/texts/hi.ts'
import { header } from '../../header/texts/hi.ts'
import { notification } from '../../notifications/texts/hi.ts'
import { privacy } from '../../privacy/texts/hi.ts'
import { signIn } from '../../sign-in/texts/hi.ts'
import { ago } from '../../time/texts/hi.ts'
import { waiting } from '../../waiting/texts/hi.ts'
import type { Translation } from '../languages.ts'
import { first } from './first.ts'
import { labels } from './labels.ts'
import { sentences } from './sentences.ts'

/** The texts that every app has, in Hindi. */
export const hi: Translation = {
  texts: {
    ...first,
    ...signIn,
    ...header,
    ...csv,
    ...notification,
    ...privacy,
    ...waiting,
    ...ago,
    ...optionLabels,
    ...sentences,
  },
  labels,
}
