import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dateText } from '@pramaan/domain/india-day'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { clsx } from 'clsx'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Job } from './job-shapes.ts'
import { JobSkills } from './skill-match.tsx'
import { payText, useJobWords } from './use-job-words.ts'

/** The facts of a job, always the same ones in the same order; N/A where one is missing. */
export function JobFacts({ job, columns = 3 }: { job: Job; columns?: 2 | 3 }) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const words = useJobWords()
  const drive = job.PlacementDriveID
  return (
    <LabelValueList
      look="grid"
      columns={columns}
      items={[
        { label: t('job.type'), value: words.type(job.Type) },
        { label: t('job.location'), value: job.Location },
        { label: t('job.pay'), value: payText(job) },
        { label: t('job.openings'), value: job.Openings },
        { label: t('job.experience'), value: words.experience(job.Experience) },
        { label: t('job.education'), value: job.Education && option(job.Education) },
        { label: t('job.model'), value: job.WorkModel && option(job.WorkModel) },
        { label: t('job.category'), value: job.Domain && option(job.Domain) },
        { label: t('job.posted'), value: dateText(new Date(job.CreatedOn)) },
        ...(drive === null
          ? []
          : [
              {
                label: t('job.drive'),
                value: (
                  <TextLink href={`/drive-detail?ID=${drive}`} inline>
                    {job.PlacementDriveName ?? t('job.view')}
                  </TextLink>
                ),
              },
            ]),
        // In half a line, three degrees would take eight lines on a phone.
        { label: t('job.degree'), value: job.Degree.join(', '), wide: true },
      ]}
    />
  )
}

/** The skills that a job requires and its description; `level` is the rank of its headings. */
export function JobAbout({ job, level }: { job: Job; level: 2 | 3 }) {
  const t = useFeatureTexts()
  return (
    <>
      <section>
        <SectionHeader title={t('job.skills')} level={level} className="mb-2" />
        <JobSkills job={job} />
      </section>
      <section>
        <SectionHeader title={t('job.about')} level={level} className="mb-1" />
        <p className={clsx('whitespace-pre-line wrap-anywhere', !job.Description && 'text-sm text-ink-muted')}>
          {job.Description || t('job.none')}
        </p>
      </section>
    </>
  )
}
