import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { dot } from '@pramaan/domain/dotted'
import { Badge } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { RowLink } from '@pramaan/ui/row-link'
import { clsx } from 'clsx'
import { useState } from 'react'
import { driveJobPath } from '../../paths/drive-paths.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { AddJobMenu } from '../jobs/add-job-menu.tsx'
import { AddJobRow } from '../jobs/add-job-row.tsx'
import { DriveJobTable, drivePayText } from './drive-job-table.tsx'

/** The jobs of a drive with their count; each links to its applicants, and more can be added (document 002 §2.7). */
export function DriveJobList({ drive, dense }: { drive: DriveWithJobs; dense?: boolean }) {
  const t = usePostingTexts()
  const adds = may(usePerson().role, 'editJobs')
  const [row, setRow] = useState(false)
  const Title = dense ? 'h2' : 'h1'
  return (
    <section aria-labelledby="drive-jobs" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Title
          id="drive-jobs"
          className={clsx('flex min-w-0 flex-wrap items-center gap-2.5 wrap-anywhere', dense ? 'text-base' : 'text-xl')}
        >
          {t('driveDetails.jobs', { title: drive.Title })} <Badge>{drive.Jobs.length}</Badge>
        </Title>
        {adds && <AddJobMenu driveId={drive.ID} row={row} onRow={setRow} />}
      </div>
      {drive.Jobs.length === 0 && !row && (
        <EmptyState
          drawing="jobs"
          title={t('driveDetails.jobs.none')}
          text={adds && t('driveDetails.jobs.none.text')}
        />
      )}
      {drive.Jobs.length > 0 && (dense ? <DriveJobTable drive={drive} /> : <Jobs drive={drive} />)}
      {adds && row && <AddJobRow driveId={drive.ID} />}
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
              {drivePayText(job) ?? kit('drive.none')}
              {dot}
              {t('driveDetails.jobs.openings', { n: job.jobOpenings })}
            </>
          }
        />
      ))}
    </Card>
  )
}
