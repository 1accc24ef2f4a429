import { defaultPageSize } from '@pramaan/domain/options'
import { useSearchParams } from 'react-router'
import { usePageSize } from './use-page-size.ts'

type Page = { term: string; pageSize: number; pageIndex: number }

/** The words and the page of a list that the address names; a change begins at the first page again, the rest stays. */
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
    const wanted = new URLSearchParams(address)
    for (const name of ['term', 'pageSize', 'pageIndex']) wanted.delete(name)
    if (term) wanted.set('term', term)
    if (pageSize !== defaultPageSize) wanted.set('pageSize', String(pageSize))
    if (pageIndex > 0) wanted.set('pageIndex', String(pageIndex))
    setAddress(wanted)
  }
  return { page, change }
}

/** The page of a list, and how to ask for another. */
export type ListPage = ReturnType<typeof useListPage>
