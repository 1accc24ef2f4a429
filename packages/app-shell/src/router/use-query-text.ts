import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useHistory } from './history/use-history.ts'

/** The query of this page's URL without '?': the browser's current one, even while the router is still navigating. */
export function useQueryText(): string {
  const history = useHistory()
  const { pathname, search } = useLocation()
  const query = () => (history.location.pathname === pathname ? history.location.search : search)
  return useSyncExternalStore(history.listen, query).replace(/^\?/, '')
}
