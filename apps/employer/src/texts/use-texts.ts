import { createUseTexts } from '@pramaan/app-shell/texts/texts.tsx'
import type { texts } from './en.ts'

/** Translates the texts of the employer app. */
export const useTexts = createUseTexts<typeof texts>()
