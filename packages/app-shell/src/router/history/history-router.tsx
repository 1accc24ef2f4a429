import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import type { AppHistory } from './app-history.ts'

/** Shows what stands below it at the page that the history is at. */
export function HistoryRouter({ history, children }: { history: AppHistory; children: ReactNode }) {
  const [{ location, action }, setShown] = useState(() => pageOf(history))
  useLayoutEffect(() => history.listen((move) => startTransition(() => setShown(pageOf(move)))), [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

function pageOf({ location, action }: Pick<AppHistory, 'location' | 'action'>) {
  return { location, action }
}
