import { featureTexts } from '@pramaan/features/texts/en.ts'
import { postingTexts } from '@pramaan/features/texts/posting.ts'
import { companyTexts } from './company/en.ts'
import { dashboardTexts } from './dashboard/en.ts'
import { gettingStartedTexts } from './getting-started/en.ts'
import { optionTexts } from './options/en.ts'
import { outreachTexts } from './outreach/en.ts'
import { pipelineTexts } from './pipeline/en.ts'
import { planTexts } from './plan/en.ts'
import { registrationTexts } from './registration/en.ts'
import { searchTexts } from './search/en.ts'

/** English texts of the employer app. */
export const texts = {
  ...featureTexts,
  ...postingTexts,
  ...gettingStartedTexts,
  ...registrationTexts,
  ...companyTexts,
  ...searchTexts,
  ...planTexts,
  ...dashboardTexts,
  ...pipelineTexts,
  ...optionTexts,
  ...outreachTexts,
} as const
