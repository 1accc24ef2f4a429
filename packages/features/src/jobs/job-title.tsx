import { Link } from '@pramaan/ui/link'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { jobPath } from '../paths/job-path.ts'
import type { Job } from './job-shapes.ts'

type JobTitleProps = { job: Pick<Job, 'ID' | 'PlacementDriveID' | 'Title'>; onOpen: () => void; truncated?: boolean }

/**
 * A job's title; pressing it opens the details (document 001 §2). It links to the job's page, for a new tab or its
 * address. `truncated` in a row of one line.
 */
export function JobTitle({ job, onOpen, truncated }: JobTitleProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Link
      href={jobPath(job.ID, job.PlacementDriveID)}
      aria-haspopup="dialog"
      onClick={open}
      {...(truncated && { title: job.Title })}
      className={clsx(
        'inline-flex max-w-full items-center rounded-sm text-left font-semibold enabled-hover:text-brand enabled-hover:underline enabled-hover:underline-offset-3 pointer-coarse:min-h-11',
        truncated && 'md:inline-block md:truncate md:align-bottom',
      )}
    >
      {job.Title}
    </Link>
  )
}
