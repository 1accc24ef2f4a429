import { createUseTexts } from '@pramaan/app-kit/texts/texts.tsx'
import type { texts } from './en.ts'

/** Translates the texts of the employer app. */
export const useTexts = createUseTexts<typeof texts>()
