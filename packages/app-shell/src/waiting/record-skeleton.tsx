import { PageHeader } from '@pramaan/ui/page-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import type { ReactNode } from 'react'

/** Props of `RecordSkeleton`: the record's breadcrumb, and its facts in one line without their values. */
export type RecordSkeletonProps = { above: ReactNode; facts: ReactNode }

/** Skeleton of a record in a console: breadcrumb, title, actions, its facts, and a table below. */
export function RecordSkeleton({ above, facts }: RecordSkeletonProps) {
  return (
    <>
      <PageHeader
        dense
        above={above}
        title={<Skeleton className="h-8.25 w-56 max-w-full" />}
        actions={<Skeleton className="h-9 w-52 max-w-full pointer-coarse:h-11" />}
      />
      {facts}
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="h-60 w-full rounded-card!" />
      </Loading>
    </>
  )
}
