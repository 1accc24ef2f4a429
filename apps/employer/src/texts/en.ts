import { kitTexts } from '@pramaan/app-kit/texts/en.ts'
import { dashboardTexts } from './dashboard.ts'
import { registrationTexts } from './registration.ts'
import { searchTexts } from './search.ts'

/** English texts of the employer app. */
export const texts = { ...kitTexts, ...registrationTexts, ...searchTexts, ...dashboardTexts } as const
