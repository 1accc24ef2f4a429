import { optionLabels } from '@pramaan/contract/option-labels/en'
import { csvTexts } from '../csv/texts/en.ts'
import { headerTexts } from '../header/texts/en.ts'
import { notificationTexts } from '../notifications/texts/en.ts'
import { privacyTexts } from '../privacy/texts/en.ts'
import { agoTexts } from '../time/texts/en.ts'
import { waitingTexts } from '../waiting/texts/en.ts'
import { beforeSignInTexts } from './first.ts'

/** English texts that every app has. */
export const shellTexts = {
  ...beforeSignInTexts,
  ...headerTexts,
  ...csvTexts,
  ...notificationTexts,
  ...privacyTexts,
  ...waitingTexts,
  ...agoTexts,
  ...optionLabels,
} as const
