import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dateText } from '@pramaan/domain/india-day'
import { FactStrip, factsOf } from '@pramaan/ui/fact-strip'
import { TextLink } from '@pramaan/ui/text-link'
import { driveDetailsPath } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Job } from '../job-shapes.ts'
import { payText, useJobWords } from '../use-job-words.ts'

/** A job's facts in one line, for a console, grey until it is there; `driveHidden` where the page is the drive's. */
export function JobFactStrip({ job, driveHidden }: { job: Job | undefined; driveHidden?: boolean }) {
  const t = usePostingTexts()
  const words = useJobWords()
  const option = useOptionText()
  const of = factsOf(job)
  const drive = driveHidden ? null : (job?.PlacementDriveID ?? null)
  return (
    <FactStrip
      facts={[
        { label: t('job.type'), value: of(({ Type }) => words.type(Type)) },
        { label: t('job.location'), value: of(({ Location }) => Location) },
        { label: t('job.pay'), value: of(payText) },
        { label: t('job.openings'), value: of(({ Openings }) => Openings) },
        { label: t('job.applicants'), value: of(({ Applicants }) => String(Applicants ?? 0)) },
        { label: t('job.experience'), value: of(({ Experience }) => words.experience(Experience)) },
        { label: t('job.education'), value: of(({ Education }) => Education && option(Education)) },
        { label: t('job.model'), value: of(({ WorkModel }) => WorkModel && option(WorkModel)) },
        { label: t('job.posted'), value: of(({ CreatedOn }) => dateText(new Date(CreatedOn))) },
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
