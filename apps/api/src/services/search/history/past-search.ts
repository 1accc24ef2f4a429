/** A past search in the API's form (D29). */
export function pastSearch(log: {
  id: number
  title: string
  filters: Record<string, string | string[]>
  pageIndex: number
  count: number
  createdAt: Date
}) {
  return {
    ID: log.id,
    Title: log.title,
    Filters: log.filters,
    PageIndex: log.pageIndex,
    Count: log.count,
    CreatedOn: log.createdAt.toISOString(),
  }
}
