import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton, SkeletonText } from '@pramaan/ui/skeleton'

/** Skeleton of a card of jobs. */
export function JobsCardSkeleton() {
  return (
    <Loading>
      <Card className="flex flex-col gap-5">
        <Skeleton className="h-7 w-40" />
        {['first', 'second', 'third'].map((key) => (
          <div key={key} className="flex gap-3.5">
            <Skeleton className="size-11 shrink-0" />
            <div className="flex-1">
              <SkeletonText lines={3} />
            </div>
          </div>
        ))}
      </Card>
    </Loading>
  )
}
