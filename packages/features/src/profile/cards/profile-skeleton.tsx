import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton, SkeletonText } from '@pramaan/ui/skeleton'

/** Rows of the verification box while it loads (document 002 §9). */
const verificationRows = 10

/** Skeleton of a profile. */
export function ProfileSkeleton() {
  return (
    <Loading className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-5">
      <div className="grid gap-3 lg:gap-5">
        <Card className="flex gap-5">
          <Skeleton className="size-16 shrink-0 rounded-full! sm:size-22" />
          <div className="grid flex-1 content-start gap-2.5">
            <Skeleton className="h-8 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </Card>
        <Card>
          <Skeleton className="mb-5 h-7 w-40" />
          <div className="grid grid-cols-2 gap-x-6 gap-y-4">
            {Array.from({ length: verificationRows }, (_, index) => (
              <div key={`row ${index + 1}`} data-testid="verification-row" className="grid gap-1.5">
                <Skeleton className="h-3 w-20" />
                <Skeleton className="h-5 w-3/4" />
              </div>
            ))}
          </div>
        </Card>
        <Card>
          <SkeletonText lines={4} />
        </Card>
      </div>
      <Card>
        <SkeletonText lines={6} />
      </Card>
    </Loading>
  )
}
