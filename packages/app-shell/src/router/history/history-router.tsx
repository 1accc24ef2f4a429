import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router'
import type { AppHistory } from './app-history.ts'

/** Renders its children at the history's current page. */
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
