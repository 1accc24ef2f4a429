import type { shellTexts } from './en.ts'
import { createUseTexts } from './texts.tsx'

/** Translates the texts that every app has. */
export const useShellTexts = createUseTexts<typeof shellTexts>()
