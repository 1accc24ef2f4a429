import { Loading, Skeleton } from '@pramaan/ui/skeleton'

/** A placeholder for a screen that is still loading. */
export function ScreenSkeleton() {
  return (
    <Loading className="mx-auto grid w-full max-w-[1100px] gap-4 p-4 sm:p-6">
      <Skeleton className="h-9 w-2/3 max-w-80" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-64 w-full" />
    </Loading>
  )
}
