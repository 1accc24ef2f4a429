import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dateText } from '@pramaan/domain/india-day'
import { FactStrip, factsOf } from '@pramaan/ui/fact-strip'
import { TextLink } from '@pramaan/ui/text-link'
import { driveDetailsPath } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Job } from '../job-shapes.ts'
import { payText, useJobWords } from '../use-job-words.ts'

/**
 * A job's facts in one line, for a console, with skeletons until it is loaded; `driveHidden` on a page of the drive
 * itself.
 */
export function JobFactStrip({ job, driveHidden }: { job: Job | undefined; driveHidden?: boolean }) {
  const t = usePostingTexts()
  const words = useJobWords()
  const option = useOptionText()
  const factOf = factsOf(job)
  const drive = driveHidden ? null : (job?.PlacementDriveID ?? null)
  return (
    <FactStrip
      facts={[
        { label: t('job.type'), value: factOf(({ Type }) => words.type(Type)) },
        { label: t('job.location'), value: factOf(({ Location }) => Location) },
        { label: t('job.pay'), value: factOf(payText) },
        { label: t('job.openings'), value: factOf(({ Openings }) => Openings) },
        { label: t('job.applicants'), value: factOf(({ Applicants }) => String(Applicants ?? 0)) },
        { label: t('job.experience'), value: factOf(({ Experience }) => words.experience(Experience)) },
        { label: t('job.education'), value: factOf(({ Education }) => Education && option(Education)) },
        { label: t('job.model'), value: factOf(({ WorkModel }) => WorkModel && option(WorkModel)) },
        { label: t('job.posted'), value: factOf(({ CreatedOn }) => dateText(new Date(CreatedOn))) },
        ...(drive === null
          ? []
          : [
              {
                label: t('job.drive'),
                value: <TextLink href={driveDetailsPath(drive)}>{job?.PlacementDriveName ?? t('job.view')}</TextLink>,
              },
            ]),
      ]}
    />
  )
}
