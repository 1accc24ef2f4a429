import type { kitTexts } from '../texts/en.ts'
import { createUseTexts } from '../texts/texts.tsx'
import type { jobSideTexts } from './job-side-texts.ts'

/** Translates the texts of the job's side; only the apps of Employer and staff have them. */
export const useJobSideTexts = createUseTexts<typeof kitTexts & typeof jobSideTexts>()
