import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton, SkeletonText } from '@pramaan/ui/skeleton'

/** Skeleton of a public page: its head and two sections. */
export function PageSkeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      <Card className="flex items-center gap-4">
        <Skeleton className="size-22 shrink-0 rounded-full" />
        <SkeletonText lines={3} />
      </Card>
      <Card>
        <SkeletonText lines={3} />
      </Card>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </Loading>
  )
}
