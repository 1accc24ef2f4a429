import { addressElsewhere } from '@pramaan/auth/guard'
import { useEffect } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { useAuth, usePlatform } from '../platform/platform.tsx'
import type { AppRoutes } from './app-routes.ts'
import { ErrorPage } from './error-page.tsx'
import { GuardedScreen, InShell } from './guarded-screen.tsx'
import { NotFoundPage } from './refused-page.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'

/** The app's URLs as routes of the router, with one error page for all. */
export function routesOf(map: AppRoutes): RouteObject[] {
  const known = map.routes.map((route) => ({
    path: route.path,
    element: <GuardedScreen key={route.path} map={map} route={route} />,
  }))
  return [{ errorElement: <ErrorPage />, children: [...known, { path: '*', element: <UnknownPath map={map} /> }] }]
}

/** A browser router of the app's URLs. */
export function createAppRouter(map: AppRoutes) {
  return createBrowserRouter(routesOf(map))
}

/** An address this app does not have: another app's leads there (D3); visitors get sign-in; candidates and admins their start. */
function UnknownPath({ map }: { map: AppRoutes }) {
  const { app } = usePlatform()
  const { checked, person } = useAuth()
  const elsewhere = addressElsewhere(app, window.location)
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere)
  }, [elsewhere])
  if (elsewhere || !checked) return <ScreenSkeleton />
  if (!person)
    return <GuardedScreen map={map} route={{ path: '*', screen: map.signIn, for: 'visitor', title: 'titles.signIn' }} />
  if (person.role === 'Candidate' || person.role === 'Admin') return <Navigate to={map.home} replace />
  return (
    <InShell map={map}>
      <NotFoundPage home={map.home} />
    </InShell>
  )
}
