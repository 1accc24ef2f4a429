import { addressElsewhere } from '@pramaan/auth/guard'
import { OverlayProvider } from '@pramaan/ui/overlay'
import { useEffect, useMemo } from 'react'
import { Navigate, useRoutes } from 'react-router'
import { useAuth, usePlatform } from '../platform/platform.tsx'
import type { AppRoutes } from './app-routes.ts'
import { ErrorBoundary } from './failures/error-boundary.tsx'
import { NotFoundPage } from './failures/refused-page.tsx'
import { GuardedScreen, InShell } from './guarded-screen.tsx'
import type { AppHistory } from './history/app-history.ts'
import { HistoryRouter } from './history/history-router.tsx'
import { HistoryContext } from './history/use-history.ts'
import { PageFrame } from './placeholders/page-frame.tsx'

/** The screen for the history's current address, with one error page for all. */
export function AppRouter({ map, history }: { map: AppRoutes; history: AppHistory }) {
  return (
    <HistoryContext value={history}>
      <HistoryRouter history={history}>
        <OverlayProvider cover={history.cover}>
          <ErrorBoundary>
            <RoutedScreen map={map} />
          </ErrorBoundary>
        </OverlayProvider>
      </HistoryRouter>
    </HistoryContext>
  )
}

function RoutedScreen({ map }: { map: AppRoutes }) {
  const routes = useMemo(() => {
    const known = Object.entries(map.routes).map(([path, route]) => ({
      path,
      element: <GuardedScreen map={map} path={path} route={route} />,
    }))
    return [...known, { path: '*', element: <UnknownPath map={map} /> }]
  }, [map])
  return useRoutes(routes)
}

/**
 * A URL this app does not have: another app's URL redirects there (D3); visitors get sign-in; candidates and admins
 * their home screen.
 */
function UnknownPath({ map }: { map: AppRoutes }) {
  const { app } = usePlatform()
  const { checked, person } = useAuth()
  const elsewhere = addressElsewhere(app, window.location)
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere)
  }, [elsewhere])
  if (elsewhere || !checked) return <PageFrame />
  if (!person)
    return <GuardedScreen map={map} path="*" route={{ screen: map.signIn, for: 'visitor', title: 'titles.signIn' }} />
  if (person.role === 'Candidate' || person.role === 'Admin') return <Navigate to={map.home} replace />
  return (
    <InShell map={map}>
      <NotFoundPage home={map.home} />
    </InShell>
  )
}
