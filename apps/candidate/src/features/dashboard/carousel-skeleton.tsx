import { Loading, Skeleton } from '@pramaan/ui/skeleton'

/** Skeleton of a carousel. */
export function CarouselSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-3 h-7 w-64" />
      <Skeleton className="h-72 w-full rounded-card!" />
    </Loading>
  )
}
