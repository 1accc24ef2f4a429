import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { defaultPageSize, pageSizes } from '@pramaan/domain/options'

const key = 'pramaan.staff.pageSize'

/**
 * Rows on a page: the number in the address, else the last choice in this browser; a page opened by number has the
 * default size.
 */
export function usePageSize(address: URLSearchParams) {
  const { storage } = usePlatform()
  const known = (text: string | null) => pageSizes.find((size) => String(size) === text)
  const remembered = address.has('pageIndex') ? undefined : known(storage.getItem(key))
  return {
    pageSize: known(address.get('pageSize')) ?? remembered ?? defaultPageSize,
    remember: (size: number) => storage.setItem(key, String(size)),
  }
}
