import { receivedTexts } from '../application/received-texts.ts'
import { drivePageTexts } from '../drive/drive-page-texts.ts'
import { driveDetailsTexts } from '../drive-details/drive-details-texts.ts'
import { driveFormTexts } from '../drive-form/drive-form-texts.ts'
import { driveListTexts } from '../drive-list/drive-list-texts.ts'
import { jobFormTexts } from '../job-form/job-form-texts.ts'
import { postedJobTexts } from '../posted-job/posted-job-texts.ts'

/** English texts of posting and running jobs and drives, which the apps of Employer and staff show and a Candidate's does not. */
export const postingTexts = {
  ...driveListTexts,
  ...drivePageTexts,
  ...driveDetailsTexts,
  ...driveFormTexts,
  ...jobFormTexts,
  ...postedJobTexts,
  ...receivedTexts,
} as const
