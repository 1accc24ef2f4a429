import { Card } from '@pramaan/ui/card'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { clsx } from 'clsx'

/** A chart beside its figures: both as high as the taller one. */
export const figureColumns = 'grid gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

type FiguresSkeletonProps = { cards: number; className?: string }

/** Skeleton cards in the layout of the charts. */
export function FiguresSkeleton({ cards, className = 'grid gap-3 lg:grid-cols-2' }: FiguresSkeletonProps) {
  return (
    <Loading className={clsx(className, 'pt-3')}>
      {Array.from({ length: cards }, (_, index) => (
        <Card as="div" key={`card ${index + 1}`}>
          <Skeleton className="mb-6 h-5 w-2/5" />
          <Skeleton className="h-64" />
        </Card>
      ))}
    </Loading>
  )
}
