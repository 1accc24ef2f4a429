import { Card } from '@pramaan/ui/card'
import { Pagination } from '@pramaan/ui/pagination'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import type { ReactNode } from 'react'
import { Failure } from '../router/error-page.tsx'

/** Rows on a page of a list of people. */
export const peoplePageSize = 10

/** Props of `PeopleList`: a page of rows as its query has it, and what stands where there are none. */
export type PeopleListProps<Row> = {
  label: string
  idOf: (row: Row) => string | number
  answer: {
    data: { data: readonly Row[]; totalCount: number } | undefined
    isPlaceholderData: boolean
    error: unknown
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  none: ReactNode
  children: (row: Row) => ReactNode
}

/** A page of people as rows of a card, with all its faces: grey rows, failure, nobody, and the pages. */
export function PeopleList<Row>({ label, idOf, answer, page, onPage, none, children }: PeopleListProps<Row>) {
  const { data, error } = answer
  if (error) return <Failure error={error} onRetry={() => void answer.refetch()} />
  if (!data) return <PeopleSkeleton />
  if (data.data.length === 0) return none
  return (
    <div className="flex flex-col gap-4">
      <Card as="div" flush aria-busy={answer.isPlaceholderData || undefined}>
        <ul aria-label={label}>
          {data.data.map((row) => (
            <li key={idOf(row)} className="border-line not-first:border-t">
              {children(row)}
            </li>
          ))}
        </ul>
      </Card>
      {data.totalCount > peoplePageSize && (
        <Pagination page={page} pageSize={peoplePageSize} total={data.totalCount} onPage={onPage} />
      )}
    </div>
  )
}

const skeletons = Array.from({ length: 5 }, (_, index) => `person ${index + 1}`)

function PeopleSkeleton() {
  return (
    <Loading className="overflow-hidden rounded-card border border-line bg-surface">
      {skeletons.map((key) => (
        <div key={key} className="flex items-center gap-3.5 border-line px-4 py-4 not-first:border-t sm:px-5">
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-4 w-2/3" />
          </div>
          <Skeleton className="h-9 w-40 shrink-0 max-sm:hidden" />
        </div>
      ))}
    </Loading>
  )
}
