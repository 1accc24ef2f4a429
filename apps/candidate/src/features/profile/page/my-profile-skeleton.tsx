import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton, SkeletonText } from '@pramaan/ui/skeleton'

/** Skeleton of the candidate's own profile. */
export function MyProfileSkeleton() {
  return (
    <Loading className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <Card className="flex gap-5">
        <Skeleton className="size-16 shrink-0 rounded-full! sm:size-22" />
        <div className="grid flex-1 content-start gap-2.5">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="mt-2 h-4 w-full" />
        </div>
      </Card>
      <Card className="flex items-center gap-4">
        <Skeleton className="size-24 shrink-0 rounded-full!" />
        <div className="flex-1">
          <SkeletonText lines={3} />
        </div>
      </Card>
      <Card>
        <SkeletonText lines={4} />
      </Card>
      <Card>
        <SkeletonText lines={4} />
      </Card>
    </Loading>
  )
}
