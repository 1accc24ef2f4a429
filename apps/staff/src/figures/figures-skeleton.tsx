import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'

/** Grey cards in place of charts. */
export function FiguresSkeleton({ cards }: { cards: number }) {
  return (
    <Loading className="grid gap-3 lg:grid-cols-2">
      {Array.from({ length: cards }, (_, index) => (
        <Card as="div" key={`card ${index + 1}`}>
          <Skeleton className="mb-6 h-5 w-2/5" />
          <Skeleton className="h-64" />
        </Card>
      ))}
    </Loading>
  )
}
