import { createUseTexts } from '@pramaan/app-shell/texts/texts.tsx'
import type { featureTexts } from './en.ts'
import type { postingTexts } from './posting.ts'

/**
 * Translates the texts of posting jobs and drives, plus those that all apps share; the candidate app does not have
 * them.
 */
export const usePostingTexts = createUseTexts<typeof featureTexts & typeof postingTexts>()
