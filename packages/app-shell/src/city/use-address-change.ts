import { useHistory } from '../router/history/use-history.ts'

/** The URL parameters for the position in a list. */
const positions = ['page', 'pageIndex', 'cursor']

/**
 * Opens this screen with another query, on the first page of its list; `before` changes the entry that Back returns to.
 */
export function useAddressChange() {
  const history = useHistory()
  const changed = (change: (query: URLSearchParams) => void) => {
    const { pathname, search } = history.location
    const query = new URLSearchParams(search)
    change(query)
    return { query, to: (search = query.toString()) => ({ pathname, search: search && `?${search}` }) }
  }
  return {
    open(change: (query: URLSearchParams) => void) {
      const { query, to } = changed(change)
      for (const name of positions) query.delete(name)
      history.push(to(query.toString()))
    },
    before(change: (query: URLSearchParams) => void) {
      history.replace(changed(change).to(), history.location.state)
    },
  }
}
