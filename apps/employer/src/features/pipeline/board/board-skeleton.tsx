import { pipelineColumns } from '@pramaan/domain/shortlist'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { clsx } from 'clsx'

/** Skeleton of the board: its columns with a few cards each. */
export function BoardSkeleton() {
  return (
    <Loading className="grid gap-3 lg:grid-cols-5">
      {/* The stages of a phone. */}
      <Skeleton className="mt-1 h-11 w-full rounded-full lg:hidden" />
      {pipelineColumns.map(({ status }, column) => (
        <div
          key={status}
          className={clsx(
            'grid content-start gap-2 rounded-card bg-ink/4 p-2 lg:min-h-140',
            column > 0 && 'max-lg:hidden',
          )}
        >
          <Skeleton className="m-1 h-5 w-28" />
          {Array.from({ length: 4 - (column % 3) }, (_, index) => (
            <Skeleton key={`card ${index + 1}`} className="h-23 w-full rounded-control" />
          ))}
        </div>
      ))}
    </Loading>
  )
}
