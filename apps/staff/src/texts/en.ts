import { featureTexts } from '@pramaan/features/texts/en.ts'
import { postingTexts } from '@pramaan/features/texts/posting.ts'
import { auditTexts } from './administration/audit/en.ts'
import { campaignTexts } from './administration/campaigns/en.ts'
import { companyTexts } from './administration/companies/en.ts'
import { conceptTexts } from './administration/concepts/en.ts'
import { couponTexts } from './administration/coupons/en.ts'
import { erasureTexts } from './administration/erasures/en.ts'
import { helpQuestionTexts } from './administration/help-questions/en.ts'
import { invitationTexts } from './administration/invitations/en.ts'
import { messageTexts } from './administration/messages/en.ts'
import { peopleTexts } from './administration/people/en.ts'
import { referenceTexts } from './administration/reference/en.ts'
import { secondFactorTexts } from './administration/second-factor/en.ts'
import { settingTexts } from './administration/settings/en.ts'
import { candidateTexts } from './candidates/candidates/en.ts'
import { cohortTexts } from './candidates/cohort/en.ts'
import { guidanceTexts } from './candidates/guidance/en.ts'
import { partnerTexts } from './candidates/partner/en.ts'
import { verificationTexts } from './candidates/verification/en.ts'
import { firstTexts } from './first.ts'
import { homeTexts } from './home/en.ts'
import { listTexts } from './lists/en.ts'
import { figureTexts } from './money/figures/en.ts'
import { staffPaymentTexts } from './money/payments/en.ts'
import { refundTexts } from './money/refunds/en.ts'
import { storeTexts } from './money/store/en.ts'
import { staffCourseTexts } from './openings/courses/en.ts'
import { driveReviewTexts } from './openings/drives/en.ts'
import { jobImportTexts } from './openings/job-import/en.ts'
import { shellTexts } from './shell/en.ts'

/** English texts of the staff app. */
export const texts = {
  ...featureTexts,
  ...postingTexts,
  ...firstTexts,
  ...auditTexts,
  ...campaignTexts,
  ...conceptTexts,
  ...couponTexts,
  ...erasureTexts,
  ...companyTexts,
  ...helpQuestionTexts,
  ...invitationTexts,
  ...messageTexts,
  ...peopleTexts,
  ...referenceTexts,
  ...secondFactorTexts,
  ...settingTexts,
  ...candidateTexts,
  ...cohortTexts,
  ...guidanceTexts,
  ...partnerTexts,
  ...verificationTexts,
  ...homeTexts,
  ...listTexts,
  ...figureTexts,
  ...staffPaymentTexts,
  ...refundTexts,
  ...storeTexts,
  ...staffCourseTexts,
  ...driveReviewTexts,
  ...jobImportTexts,
  ...shellTexts,
} as const
