import { featureTexts } from '@pramaan/features/texts/en.ts'
import { postingTexts } from '@pramaan/features/texts/posting.ts'
import { adminTexts } from './administration/admin.ts'
import { campaignTexts } from './administration/campaigns.ts'
import { conceptTexts } from './administration/concepts.ts'
import { couponTexts } from './administration/coupons.ts'
import { invitationTexts } from './administration/invitations.ts'
import { messageTexts } from './administration/messages.ts'
import { referenceTexts } from './administration/reference.ts'
import { secondFactorTexts } from './administration/second-factor.ts'
import { bulkTexts } from './bulk.ts'
import { candidateTexts } from './candidates/candidates.ts'
import { cohortTexts } from './candidates/cohort.ts'
import { guidanceTexts } from './candidates/guidance.ts'
import { partnerTexts } from './candidates/partner.ts'
import { verificationTexts } from './candidates/verification.ts'
import { firstTexts } from './first.ts'
import { homeTexts } from './home.ts'
import { figureTexts } from './money/figures.ts'
import { staffPaymentTexts } from './money/payments.ts'
import { storeTexts } from './money/store.ts'
import { staffCourseTexts } from './openings/courses.ts'
import { driveReviewTexts } from './openings/drives.ts'
import { jobImportTexts } from './openings/job-import.ts'
import { shellTexts } from './shell.ts'

/** English texts of the staff app. */
export const texts = {
  ...featureTexts,
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
  ...conceptTexts,
  ...couponTexts,
  ...referenceTexts,
  ...secondFactorTexts,
} as const
