import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { defaultPageSize, pageSizes } from '@pramaan/domain/options'

const key = 'pramaan.staff.pageSize'

/** How many rows a page has: what the address says, else what was chosen last in this browser; a page by its number is of the usual size. */
export function usePageSize(address: URLSearchParams) {
  const { storage } = usePlatform()
  const known = (text: string | null) => pageSizes.find((size) => String(size) === text)
  const remembered = address.has('pageIndex') ? undefined : known(storage.getItem(key))
  return {
    pageSize: known(address.get('pageSize')) ?? remembered ?? defaultPageSize,
    remember: (size: number) => storage.setItem(key, String(size)),
  }
}
