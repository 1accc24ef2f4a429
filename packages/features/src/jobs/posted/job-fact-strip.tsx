import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dateText } from '@pramaan/domain/india-day'
import { FactStrip } from '@pramaan/ui/fact-strip'
import { TextLink } from '@pramaan/ui/text-link'
import { driveDetailsPath } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Job } from '../job-shapes.ts'
import { payText, useJobWords } from '../use-job-words.ts'

/** A job's facts in one line, for a console; `driveHidden` where the page is the drive's. */
export function JobFactStrip({ job, driveHidden }: { job: Job; driveHidden?: boolean }) {
  const t = usePostingTexts()
  const words = useJobWords()
  const option = useOptionText()
  const drive = driveHidden ? null : job.PlacementDriveID
  return (
    <FactStrip
      facts={[
        { label: t('job.type'), value: words.type(job.Type) },
        { label: t('job.location'), value: job.Location },
        { label: t('job.pay'), value: payText(job) },
        { label: t('job.openings'), value: job.Openings },
        { label: t('job.applicants'), value: String(job.Applicants ?? 0) },
        { label: t('job.experience'), value: words.experience(job.Experience) },
        { label: t('job.education'), value: job.Education && option(job.Education) },
        { label: t('job.model'), value: job.WorkModel && option(job.WorkModel) },
        { label: t('job.posted'), value: dateText(new Date(job.CreatedOn)) },
        ...(drive === null
          ? []
          : [
              {
                label: t('job.drive'),
                value: <TextLink href={driveDetailsPath(drive)}>{job.PlacementDriveName ?? t('job.view')}</TextLink>,
              },
            ]),
      ]}
    />
  )
}
