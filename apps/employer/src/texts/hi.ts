import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { hi as shared } from '@pramaan/features/texts/hi.ts'
import { posting } from '@pramaan/features/texts/posting-hi.ts'
import { company } from './company/hi.ts'
import { dashboard } from './dashboard/hi.ts'
import { gettingStarted } from './getting-started/hi.ts'
import { options } from './options/hi.ts'
import { outreach } from './outreach/hi.ts'
import { pipeline } from './pipeline/hi.ts'
import { plan } from './plan/hi.ts'
import { registration } from './registration/hi.ts'
import { search } from './search/hi.ts'

/** The employer app's texts in Hindi. */
export const hi: Translation = {
  texts: {
    ...shared.texts,
    ...posting,
    ...dashboard,
    ...options,
    ...outreach,
    ...pipeline,
    ...gettingStarted,
    ...plan,
    ...registration,
    ...company,
    ...search,
  },
  labels: shared.labels,
}
