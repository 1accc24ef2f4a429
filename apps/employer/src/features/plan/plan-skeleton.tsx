import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'

/** Skeleton of the plan page. */
export function PlanSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <Card>
        <Skeleton className="h-6 w-40" />
        <div className="mt-4 grid gap-4 sm:grid-cols-3">
          {['first', 'second', 'third'].map((key) => (
            <Skeleton key={key} className="h-14" />
          ))}
        </div>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-56 rounded-card!" />
        <Skeleton className="h-56 rounded-card!" />
      </div>
    </Loading>
  )
}
