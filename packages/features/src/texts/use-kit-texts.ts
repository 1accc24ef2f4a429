import { createUseTexts } from '@pramaan/app-shell/texts/texts.tsx'
import type { kitTexts } from './en.ts'

/** Translates the texts of what the apps share. */
export const useKitTexts = createUseTexts<typeof kitTexts>()
