import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useHistory } from './history/use-history.ts'

/** The query of this page's address without its '?': where the browser is, also while the router is on its way there. */
export function useQueryText(): string {
  const history = useHistory()
  const { pathname, search } = useLocation()
  const query = () => (history.location.pathname === pathname ? history.location.search : search)
  return useSyncExternalStore(history.listen, query).replace(/^\?/, '')
}
