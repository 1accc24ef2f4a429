import type { Translation } from '@pramaan/app-shell/texts/languages.ts'
import { mr as shared } from '@pramaan/features/texts/mr.ts'
import { posting } from '@pramaan/features/texts/posting-mr.ts'
import { company } from './company/mr.ts'
import { dashboard } from './dashboard/mr.ts'
import { gettingStarted } from './getting-started/mr.ts'
import { options } from './options/mr.ts'
import { outreach } from './outreach/mr.ts'
import { pipeline } from './pipeline/mr.ts'
import { plan } from './plan/mr.ts'
import { registration } from './registration/mr.ts'
import { search } from './search/mr.ts'

/** The employer app's texts in Marathi. */
export const mr: Translation = {
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
