import { createUseTexts } from '../texts/texts.tsx'
import type { driveSideTexts } from './drive-side-texts.ts'

/** Translates the texts of the screens that make and run drives. */
export const useDriveSideTexts = createUseTexts<typeof driveSideTexts>()
