import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { lpaRangeText } from '@pramaan/domain/money'
import { Badge } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { RowLink } from '@pramaan/ui/row-link'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { driveJobPath } from '../../paths/drive-paths.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { AddJobDialog } from '../jobs/add-job-dialog.tsx'
import { AddJobRow } from '../jobs/add-job-row.tsx'
import { PostInDrive } from '../jobs/post-in-drive.tsx'

/** The jobs of a drive with their count; each links to its applicants, and more can be added (document 002 §2.7). */
export function DriveJobList({ drive }: { drive: DriveWithJobs }) {
  const t = usePostingTexts()
  const adds = may(usePerson().role, 'editJobs')
  const [row, setRow] = useState(false)
  const [asking, setAsking] = useState(false)
  return (
    <section aria-labelledby="drive-jobs" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 id="drive-jobs" className="flex min-w-0 flex-wrap items-center gap-2.5 text-xl wrap-anywhere">
          {t('driveDetails.jobs', { title: drive.Title })} <Badge>{drive.Jobs.length}</Badge>
        </h1>
        {adds && (
          <div className="flex flex-wrap gap-2">
            <Button tone="quiet" size="sm" aria-expanded={row} onClick={() => setRow(!row)}>
              {t(row ? 'driveDetails.jobs.row.close' : 'driveDetails.jobs.row')}
            </Button>
            <PostInDrive driveId={drive.ID} />
            <Button icon={<Plus aria-hidden />} size="sm" onClick={() => setAsking(true)}>
              {t('addJob.title')}
            </Button>
          </div>
        )}
      </div>
      {drive.Jobs.length === 0 && !row && (
        <EmptyState
          drawing="jobs"
          title={t('driveDetails.jobs.none')}
          text={adds && t('driveDetails.jobs.none.text')}
        />
      )}
      {drive.Jobs.length > 0 && <Jobs drive={drive} />}
      {adds && row && <AddJobRow driveId={drive.ID} />}
      {asking && <AddJobDialog driveId={drive.ID} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Jobs({ drive: { ID, Jobs } }: { drive: DriveWithJobs }) {
  const t = usePostingTexts()
  const kit = useFeatureTexts()
  return (
    <Card flush as="div">
      {Jobs.map((job) => (
        <RowLink
          key={job.JobID}
          href={driveJobPath(ID, job.JobID)}
          title={job.jobTitle}
          description={job.companyName ?? kit('drive.none')}
          end={
            <>
              {payOf(job) ?? kit('drive.none')}
              {' · '}
              {t('driveDetails.jobs.openings', { n: job.jobOpenings })}
            </>
          }
        />
      ))}
    </Card>
  )
}

function payOf({ jobCtcFrom: from, jobCtcTo: to }: DriveWithJobs['Jobs'][number]) {
  return from === null ? undefined : lpaRangeText({ from, to })
}
