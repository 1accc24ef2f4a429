import { dot } from '@pramaan/domain/dotted'
import { lpaRangeText } from '@pramaan/domain/money'
import type { DriveWithJobs } from '@pramaan/features/drives/drive-shapes.ts'
import { Badge } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { RowLink } from '@pramaan/ui/row-link'

import { useTexts } from '../../texts/use-texts.ts'

/** The jobs of a drive with their count; each links to its page inside the drive (document 001 §2). */
export function DriveJobs({ drive: { ID, Title, Jobs } }: { drive: DriveWithJobs }) {
  const t = useTexts()
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h1 className="flex flex-wrap items-center gap-2.5 text-xl">
        {t('drives.jobs', { title: Title })} <Badge>{Jobs.length}</Badge>
      </h1>
      {Jobs.length === 0 ? (
        <EmptyState drawing="jobs" title={t('drives.jobs.none')} text={t('drives.jobs.none.text')} />
      ) : (
        <Card flush as="div">
          {Jobs.map((job) => (
            <RowLink
              key={job.JobID}
              href={`/job-details?Job=${job.JobID}&placement-drive=${ID}`}
              title={job.jobTitle}
              description={job.companyName ?? t('drive.none')}
              end={
                <>
                  {job.jobCtcFrom === null ? t('drive.none') : lpaRangeText({ from: job.jobCtcFrom, to: job.jobCtcTo })}
                  {dot}
                  {t('job.openings.count', { n: job.jobOpenings })}
                </>
              }
            />
          ))}
        </Card>
      )}
    </section>
  )
}
