import { createUseTexts } from '@pramaan/app-shell/texts/texts.tsx'
import type { featureTexts } from './en.ts'
import type { postingTexts } from './posting.ts'

/** Translates the texts of posting jobs and drives, beside those that all apps share; a Candidate's app has them not. */
export const usePostingTexts = createUseTexts<typeof featureTexts & typeof postingTexts>()
