import { kitTexts } from '@pramaan/features/texts/en.ts'
import { postingTexts } from '@pramaan/features/texts/posting.ts'
import { adminTexts } from './admin.ts'
import { bulkTexts } from './bulk.ts'
import { campaignTexts } from './campaigns.ts'
import { candidateTexts } from './candidates.ts'
import { cohortTexts } from './cohort.ts'
import { staffCourseTexts } from './courses.ts'
import { driveReviewTexts } from './drives.ts'
import { figureTexts } from './figures.ts'
import { firstTexts } from './first.ts'
import { guidanceTexts } from './guidance.ts'
import { homeTexts } from './home.ts'
import { invitationTexts } from './invitations.ts'
import { jobImportTexts } from './job-import.ts'
import { messageTexts } from './messages.ts'
import { partnerTexts } from './partner.ts'
import { staffPaymentTexts } from './payments.ts'
import { secondFactorTexts } from './second-factor.ts'
import { shellTexts } from './shell.ts'
import { storeTexts } from './store.ts'
import { verificationTexts } from './verification.ts'

/** English texts of the staff app. */
export const texts = {
  ...kitTexts,
  ...postingTexts,
  ...firstTexts,
  ...shellTexts,
  ...homeTexts,
  ...figureTexts,
  ...campaignTexts,
  ...jobImportTexts,
  ...candidateTexts,
  ...bulkTexts,
  ...guidanceTexts,
  ...verificationTexts,
  ...cohortTexts,
  ...staffCourseTexts,
  ...driveReviewTexts,
  ...partnerTexts,
  ...staffPaymentTexts,
  ...invitationTexts,
  ...messageTexts,
  ...storeTexts,
  ...adminTexts,
  ...secondFactorTexts,
} as const
