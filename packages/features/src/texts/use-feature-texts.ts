import { createUseTexts } from '@pramaan/app-shell/texts/texts.tsx'
import type { featureTexts } from './en.ts'

/** Translates the texts of what the apps share. */
export const useFeatureTexts = createUseTexts<typeof featureTexts>()
