import type { Job } from './job-shapes.ts'

/** A job's title; pressing it opens the details (document 001 §2). */
export function JobTitle({ job, onOpen }: { job: Pick<Job, 'Title'>; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="max-w-full cursor-pointer rounded-sm text-left font-semibold wrap-break-word enabled-hover:text-brand enabled-hover:underline enabled-hover:underline-offset-3 pointer-coarse:min-h-11"
    >
      {job.Title}
    </button>
  )
}
