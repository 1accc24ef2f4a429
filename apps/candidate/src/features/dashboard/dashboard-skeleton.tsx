import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton, SkeletonText } from '@pramaan/ui/skeleton'
import { StatCardsSkeleton } from './stat-cards.tsx'

/** Skeleton of the dashboard. */
export function DashboardSkeleton() {
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <Loading className="flex flex-col gap-2">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-5 w-48" />
      </Loading>
      <StatCardsSkeleton />
      <Loading className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        <Card className="flex items-center gap-5">
          <Skeleton className="size-28 shrink-0 rounded-full!" />
          <div className="flex-1">
            <SkeletonText lines={3} />
          </div>
        </Card>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </Loading>
    </div>
  )
}
