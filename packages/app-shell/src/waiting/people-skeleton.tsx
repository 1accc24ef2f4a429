import { Loading, Skeleton } from '@pramaan/ui/skeleton'

/** Props of `PeopleSkeleton`: how many rows, and whether each ends in buttons. */
export type PeopleSkeletonProps = { rows: number; actions?: boolean }

/** Skeleton of a list of people: a photo and two lines each. */
export function PeopleSkeleton({ rows, actions = false }: PeopleSkeletonProps) {
  return (
    <Loading className="overflow-hidden rounded-card border border-line bg-surface">
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={`person ${index + 1}`}
          className="flex items-center gap-3.5 border-line px-4 py-3.5 not-first:border-t sm:px-5"
        >
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40 max-w-full" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </div>
          {actions && <Skeleton className="h-9 w-40 shrink-0 max-sm:hidden" />}
        </div>
      ))}
    </Loading>
  )
}
