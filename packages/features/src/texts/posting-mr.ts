import { received } from '../applications/received/texts/mr.ts'
import { driveDetails } from '../drives/details/texts/mr.ts'
import { driveForm } from '../drives/form/texts/mr.ts'
import { driveList } from '../drives/list/texts/mr.ts'
import { drivePage } from '../drives/page/texts/mr.ts'
import { jobForm } from '../jobs/form/texts/mr.ts'
import { postedJob } from '../jobs/posted/texts/mr.ts'
import { searchReading } from '../search/texts/mr.ts'
import { formSentences } from './form-sentences/mr.ts'

/** Posting and managing jobs and drives, and searching candidates, in Marathi. */
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
