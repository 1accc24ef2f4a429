import { optionLabels } from '@pramaan/contract/option-labels/en'
import { applicationTexts } from '../application/application-texts.ts'
import { chatTexts } from '../chat/chat-texts.ts'
import { conversationTexts } from '../conversation/conversation-texts.ts'
import { courseTexts } from '../course/course-texts.ts'
import { csvTexts } from '../csv/csv-texts.ts'
import { driveTexts } from '../drive/drive-texts.ts'
import { headerTexts } from '../header/header-texts.ts'
import { applyTexts } from '../job/apply-texts.ts'
import { jobTexts } from '../job/job-texts.ts'
import { notificationTexts } from '../notifications/notification-texts.ts'
import { paymentTexts } from '../payment/payment-texts.ts'
import { privacyTexts } from '../privacy/privacy-texts.ts'
import { profileTexts } from '../profile/profile-texts.ts'
import { skillsTexts } from '../skills/skills-texts.ts'
import { agoTexts } from '../time/ago-texts.ts'
import { uploadTexts } from '../upload/upload-texts.ts'
import { waitingTexts } from '../waiting/waiting-texts.ts'
import { firstKitTexts } from './first.ts'

/** English texts of what the apps share; each app adds its own. */
export const kitTexts = {
  ...firstKitTexts,
  ...headerTexts,
  ...applyTexts,
  ...applicationTexts,
  ...jobTexts,
  ...chatTexts,
  ...conversationTexts,
  ...courseTexts,
  ...csvTexts,
  ...driveTexts,
  ...profileTexts,
  ...notificationTexts,
  ...paymentTexts,
  ...privacyTexts,
  ...waitingTexts,
  ...agoTexts,
  ...skillsTexts,
  ...uploadTexts,
  ...optionLabels,
} as const
