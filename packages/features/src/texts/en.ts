import { shellTexts } from '@pramaan/app-shell/texts/en.ts'
import { alertTexts } from '../alerts/texts/en.ts'
import { applicationTexts } from '../applications/texts/en.ts'
import { chatTexts } from '../chat/texts/en.ts'
import { companyProofTexts } from '../company/texts/en.ts'
import { courseTexts } from '../courses/texts/en.ts'
import { driveTexts } from '../drives/texts/en.ts'
import { helpThreadTexts } from '../help/texts/en.ts'
import { applyTexts } from '../jobs/apply/texts/en.ts'
import { saveTexts } from '../jobs/save/texts/en.ts'
import { jobTexts } from '../jobs/texts/en.ts'
import { conversationTexts } from '../messages/texts/en.ts'
import { paymentTexts } from '../payments/texts/en.ts'
import { profileTexts } from '../profile/texts/en.ts'
import { readChipTexts } from '../search/texts/chips/en.ts'
import { skillsTexts } from '../skills/texts/en.ts'
import { uploadTexts } from '../uploads/texts/en.ts'

/** English texts that the apps share, including the shell's; each app adds its own. */
export const featureTexts = {
  ...shellTexts,
  ...alertTexts,
  ...applyTexts,
  ...saveTexts,
  ...applicationTexts,
  ...jobTexts,
  ...chatTexts,
  ...conversationTexts,
  ...courseTexts,
  ...driveTexts,
  ...helpThreadTexts,
  ...profileTexts,
  ...paymentTexts,
  ...readChipTexts,
  ...skillsTexts,
  ...companyProofTexts,
  ...uploadTexts,
} as const
