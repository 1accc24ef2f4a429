import type { shellTexts } from './en.ts'
import { createUseTexts } from './texts.tsx'

/** Translates the texts of what every app has. */
export const useShellTexts = createUseTexts<typeof shellTexts>()
