import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'

/** Rows of the form while it loads (document 002 §9). */
const rows = 10

/** Skeleton of a verification. */
export function VerificationSkeleton() {
  return (
    <Loading className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26.5rem]">
      <Card className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </div>
        <Skeleton className="h-40" />
        <Skeleton className="h-32" />
      </Card>
      <Card className="flex flex-col gap-4">
        {Array.from({ length: rows }, (_, index) => (
          <div key={`row ${index + 1}`} data-testid="verification-row" className="flex flex-col gap-1.5">
            <Skeleton className="h-3.5 w-32" />
            <Skeleton className="h-8" />
          </div>
        ))}
      </Card>
    </Loading>
  )
}
