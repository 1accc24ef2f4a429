import { featureTexts } from '@pramaan/features/texts/en.ts'
import { postingTexts } from '@pramaan/features/texts/posting.ts'
import { dashboardTexts } from './dashboard.ts'
import { pipelineTexts } from './pipeline.ts'
import { placesTexts } from './places.ts'
import { planTexts } from './plan.ts'
import { registrationTexts } from './registration.ts'
import { searchTexts } from './search.ts'

/** English texts of the employer app. */
export const texts = {
  ...featureTexts,
  ...postingTexts,
  ...placesTexts,
  ...registrationTexts,
  ...searchTexts,
  ...planTexts,
  ...dashboardTexts,
  ...pipelineTexts,
} as const
