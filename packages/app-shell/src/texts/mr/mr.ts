import { optionLabels } from '@pramaan/contract/option-labels/mr'
import { csv } from '../../csv/texts/mr.ts'
import { header } from '../../header/texts/mr.ts'
import { notification } from '../../notifications/texts/mr.ts'
import { privacy } from '../../privacy/texts/mr.ts'
import { signIn } from '../../sign-in/texts/mr.ts'
import { ago } from '../../time/texts/mr.ts'
import { waiting } from '../../waiting/texts/mr.ts'
import type { Translation } from '../languages.ts'
import { first } from './first.ts'
import { labels } from './labels.ts'
import { sentences } from './sentences.ts'

/** The texts that every app has, in Marathi. */
export const mr: Translation = {
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
