import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'

/** The classes of the card grid, shared with its skeleton. */
export const cardGrid = 'grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3'

/** Skeleton of the candidate cards. */
export function GridSkeleton({ cards = 9 }: { cards?: number }) {
  return (
    <Loading className={cardGrid}>
      {Array.from({ length: cards }, (_, index) => (
        <Card as="div" flush key={`card ${index + 1}`}>
          <div className="grid gap-3 p-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-11 shrink-0 rounded-full!" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-5 w-1/2" />
                <Skeleton className="h-4 w-3/4" />
              </div>
            </div>
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-7 w-3/5" />
          </div>
          <div className="border-line border-t px-4 py-3.5">
            <Skeleton className="h-4 w-28" />
          </div>
        </Card>
      ))}
    </Loading>
  )
}
