import { receivedTexts } from '../applications/received/texts/en.ts'
import { driveDetailsTexts } from '../drives/details/texts/en.ts'
import { driveFormTexts } from '../drives/form/texts/en.ts'
import { driveListTexts } from '../drives/list/texts/en.ts'
import { drivePageTexts } from '../drives/page/texts/en.ts'
import { jobFormTexts } from '../jobs/form/texts/en.ts'
import { postedJobTexts } from '../jobs/posted/texts/en.ts'
import { searchReadingTexts } from '../search/texts/en.ts'

/** English texts of posting and managing jobs and drives, and of searching candidates, for the employer app and the staff console. */
export const postingTexts = {
  ...driveListTexts,
  ...drivePageTexts,
  ...driveDetailsTexts,
  ...driveFormTexts,
  ...jobFormTexts,
  ...postedJobTexts,
  ...receivedTexts,
  ...searchReadingTexts,
} as const
