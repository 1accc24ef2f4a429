import type { Paging } from '@pramaan/contract/search/list-filters'
import { pageSizes } from '@pramaan/domain/options'
import { deepestRow, lastPageIndex } from '@pramaan/domain/search'
import { Pagination } from '@pramaan/ui/pagination'
import type { DeepPage } from '../filters/use-filters-address.ts'

/** The page in the address, and setters. */
export type PagedAddress = {
  filters: Paging
  deep: DeepPage | undefined
  change: (change: Pick<Paging, 'pageSize'>) => void
  goTo: (pageIndex: number) => void
  goDeep: (at: DeepPage) => void
}

/** What a response says about the list around its page. */
export type Around = {
  totalCount: number
  totalIsEstimate: boolean
  nextCursor: string | null
  previousCursor: string | null
}

/** The current page, counted from 1. */
export function pageOf({ deep, filters }: Pick<PagedAddress, 'deep' | 'filters'>): number {
  return deep?.page ?? filters.pageIndex + 1
}

/** Opens another page: by index where the API allows it, beyond that by the response's cursor, one step at a time. */
export function turnTo(page: number, address: PagedAddress, around: Around | undefined) {
  const currentPage = pageOf(address)
  const cursor = page > currentPage ? around?.nextCursor : around?.previousCursor
  if (page < 1) return
  if (page - 1 <= lastPageIndex(address.filters.pageSize)) address.goTo(page - 1)
  else if (cursor) address.goDeep({ cursor, page: page > currentPage ? currentPage + 1 : currentPage - 1 })
}

/** Whether every visible page number can be opened; deeper pages only have previous and next. */
function jumps(page: number, { pageSize }: Paging, total: number) {
  return total <= deepestRow || page + 2 <= lastPageIndex(pageSize) + 1
}

/** Which rows of how many, and links to the other pages. */
export function ListPages({ address, around }: { address: PagedAddress; around: Around | undefined }) {
  const { filters } = address
  const page = pageOf(address)
  const total = around && jumps(page, filters, around.totalCount) ? around.totalCount : undefined
  return (
    <Pagination
      dense
      page={page}
      pageSize={filters.pageSize}
      total={total}
      estimated={around?.totalIsEstimate ?? false}
      hasNext={Boolean(around?.nextCursor)}
      onPage={(next) => turnTo(next, address, around)}
      pageSizes={pageSizes}
      onPageSize={(size) => address.change({ pageSize: pageSizes.find((known) => known === size) ?? filters.pageSize })}
    />
  )
}
