import type { kitTexts } from './en.ts'
import { createUseTexts } from './texts.tsx'

/** Translates the texts of what the apps share. */
export const useKitTexts = createUseTexts<typeof kitTexts>()
