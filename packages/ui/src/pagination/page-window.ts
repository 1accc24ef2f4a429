/** The visible page numbers: from one before the current page to two after it, within 1 and the last page. */
export function pageWindow(page: number, lastPage: number): number[] {
  const first = Math.max(1, page - 1)
  const last = Math.min(lastPage, page + 2)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
