import { clsx } from 'clsx'
import type { Job } from './job-shapes.ts'

type JobTitleProps = { job: Pick<Job, 'Title'>; onOpen: () => void; truncated?: boolean }

/** A job's title; pressing it opens the details (document 001 §2). `truncated` in a row of one line. */
export function JobTitle({ job, onOpen, truncated }: JobTitleProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      {...(truncated && { title: job.Title })}
      className={clsx(
        'max-w-full cursor-pointer rounded-sm text-left font-semibold wrap-break-word enabled-hover:text-brand enabled-hover:underline enabled-hover:underline-offset-3 pointer-coarse:min-h-11',
        truncated && 'md:truncate',
      )}
    >
      {job.Title}
    </button>
  )
}
