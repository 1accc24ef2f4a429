import { received } from '../applications/received/texts/hi.ts'
import { driveDetails } from '../drives/details/texts/hi.ts'
import { driveForm } from '../drives/form/texts/hi.ts'
import { driveList } from '../drives/list/texts/hi.ts'
import { drivePage } from '../drives/page/texts/hi.ts'
import { jobForm } from '../jobs/form/texts/hi.ts'
import { postedJob } from '../jobs/posted/texts/hi.ts'
import { searchReading } from '../search/texts/hi.ts'
import { formSentences } from './form-sentences/hi.ts'

/** Posting and managing jobs and drives, and searching candidates, in Hindi. */
export const posting = {
  ...driveList,
  ...drivePage,
  ...driveDetails,
  ...driveForm,
  ...jobForm,
  ...postedJob,
  ...received,
  ...formSentences,
  ...searchReading,
} as const
