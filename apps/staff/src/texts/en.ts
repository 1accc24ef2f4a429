import { driveSideTexts } from '@pramaan/app-kit/drive/drive-side-texts.ts'
import { jobSideTexts } from '@pramaan/app-kit/job/job-side-texts.ts'
import { kitTexts } from '@pramaan/app-kit/texts/en.ts'
import { candidateTexts } from './candidates.ts'
import { staffCourseTexts } from './courses.ts'
import { driveReviewTexts } from './drives.ts'
import { homeTexts } from './home.ts'
import { invitationTexts } from './invitations.ts'
import { messageTexts } from './messages.ts'
import { staffPaymentTexts } from './payments.ts'
import { shellTexts } from './shell.ts'
import { storeTexts } from './store.ts'
import { verificationTexts } from './verification.ts'

/** English texts of the staff app. */
export const texts = {
  ...kitTexts,
  ...jobSideTexts,
  ...driveSideTexts,
  ...shellTexts,
  ...homeTexts,
  ...candidateTexts,
  ...verificationTexts,
  ...staffCourseTexts,
  ...driveReviewTexts,
  ...staffPaymentTexts,
  ...invitationTexts,
  ...messageTexts,
  ...storeTexts,
} as const
