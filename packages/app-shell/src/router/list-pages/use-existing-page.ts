import { useEffect } from 'react'
import { useHistory } from '../history/use-history.ts'

/** The response of a list, which usually contains its number of pages. */
export type ListAnswer = { isPlaceholderData: boolean; data?: object | undefined }

/** Opens a list's last page if the URL names a later one, for example after the list has become shorter. */
export function useExistingPage({ isPlaceholderData, data }: ListAnswer): void {
  const history = useHistory()
  // Runs once for each response; each page has its own.
  const answer = isPlaceholderData ? undefined : data
  useEffect(() => {
    const last = answer && 'pageCount' in answer ? Number(answer.pageCount) : 0
    if (!last) return
    const { pathname, search } = history.location
    const address = new URLSearchParams(search)
    // Addresses of the spec count pages from 0, by another name.
    const name = address.has('pageIndex') ? 'pageIndex' : 'page'
    const lastNumber = name === 'page' ? last : last - 1
    if (!(Number(address.get(name)) > lastNumber)) return
    address.set(name, String(lastNumber))
    history.replace({ pathname, search: `?${address}` })
  }, [history, answer])
}
