import { defaultPageSize } from '@pramaan/domain/options'
import { useSearchParams } from 'react-router'
import { usePageSize } from './use-page-size.ts'

type Page = { term: string; pageSize: number; pageIndex: number }

/** A list's search words and page in the address; a change goes back to the first page and leaves the rest. */
export function useListPage() {
  const [address, setAddress] = useSearchParams()
  const { pageSize: size, remember } = usePageSize(address)
  const index = Number(address.get('pageIndex'))
  const page: Page = {
    term: address.get('term') ?? '',
    pageSize: size,
    pageIndex: Number.isSafeInteger(index) && index > 0 ? index : 0,
  }
  const change = (next: Partial<Page>) => {
    if (next.pageSize !== undefined) remember(next.pageSize)
    const { term, pageSize, pageIndex } = { ...page, pageIndex: 0, ...next }
    const addressParams = new URLSearchParams(address)
    for (const name of ['term', 'pageSize', 'pageIndex']) addressParams.delete(name)
    if (term) addressParams.set('term', term)
    if (pageSize !== defaultPageSize) addressParams.set('pageSize', String(pageSize))
    if (pageIndex > 0) addressParams.set('pageIndex', String(pageIndex))
    setAddress(addressParams)
  }
  return { page, change }
}

/** A list's page, a setter, and what loads the next page before it is asked for, where reading it is not logged. */
export type ListPage = ReturnType<typeof useListPage> & { onNear?: ((page: number) => void) | undefined }
