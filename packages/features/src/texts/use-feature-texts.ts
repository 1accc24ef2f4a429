import { createUseTexts } from '@pramaan/app-shell/texts/texts.tsx'
import type { featureTexts } from './en.ts'

/** Translates the shared texts. */
export const useFeatureTexts = createUseTexts<typeof featureTexts>()
