import { addressOn, guard } from '@pramaan/auth/guard'
import { type LandingParameters, readLanding } from '@pramaan/auth/landing-parameters'
import type { Person } from '@pramaan/auth/token'
import { landingOf, landingPath, takesLanding } from '@pramaan/domain/landing'
import { type ReactNode, Suspense, useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useDropLandingAddress } from '../landing/use-drop-landing-address.ts'
import { useAuth, usePlatform } from '../platform/platform.tsx'
import { useSentence } from '../texts/texts.tsx'
import { AppMap } from './app-map.ts'
import { type AppRoute, type AppRoutes, isFramed, type LoadScreen } from './app-routes.ts'
import { ErrorBoundary } from './failures/error-boundary.tsx'
import { NotAllowedPage, WrongAppPage } from './failures/refused-page.tsx'
import { loadOnce, useLoaded } from './loading/load-once.ts'
import { PageFrame } from './placeholders/page-frame.tsx'
import { ScreenSkeleton } from './placeholders/screen-skeleton.tsx'
import { ScreenFocus } from './screen-focus.tsx'

type GuardedScreenProps = { map: AppRoutes; path: string; route: AppRoute }

/** Shows a route's screen to its audience, and to others what they need instead: sign-in, their step, the right app. */
export function GuardedScreen({ map, path, route }: GuardedScreenProps) {
  const { app, storage } = usePlatform()
  const { checked, person } = useAuth()
  const redirect = useRedirect(map, path, person)
  // A registration screen redirects a registered person, and needs to know where to.
  useDropLandingAddress(path, route.for === 'visitor' || route.for === 'registering' ? undefined : person)
  if (!checked) return <Meanwhile map={map} route={route} />
  const verdict = guard(app, route.for, person)
  switch (verdict.show) {
    case 'screen':
      if (redirect) return <Navigate to={redirect} replace />
      return (
        <Framed
          map={map}
          path={path}
          route={route}
          signedIn={person !== undefined && guard(app, [person.role], person).show === 'screen'}
        />
      )
    case 'sign-in':
      return <LoadedScreen load={map.signIn} title="titles.signIn" />
    case 'step':
    case 'home':
      // A person who has signed in or registered continues with their step, which is not always the home screen.
      return <Navigate to={redirectTarget(map, verdict.show === 'home' ? readLanding(storage) : {}, person)} replace />
    case 'wrong-app':
      return <WrongAppPage app={verdict.app} address={addressOn(verdict.app, app, window.location)} />
    case 'not-allowed':
      return (
        <InShell map={map}>
          <NotAllowedPage home={map.home} />
        </InShell>
      )
  }
}

function redirectTarget(map: AppRoutes, landing: LandingParameters, person: Person | undefined) {
  return map.leadOf?.(landing) ?? (person ? map.pathOfStep(person.registrationStep) : map.home)
}

/** Where a landing link takes a person who is already signed in (D12). */
function useRedirect(map: AppRoutes, path: string, person: Person | undefined) {
  const { search } = useLocation()
  const landed = person && path !== landingPath && takesLanding(path)
  return landed ? map.leadOf?.(landingOf(search)) : undefined
}

/** The session is still being checked. It probably exists, so the screen loads meanwhile. */
function Meanwhile({ map, route }: { map: AppRoutes; route: AppRoute }) {
  void loadOnce(route.screen)
  if (isFramed(route)) void loadOnce(map.shell)
  return <PageFrame />
}

function Framed({ map, path, route, signedIn }: GuardedScreenProps & { signedIn: boolean }) {
  // Starts now, so that screen and layout load in parallel.
  void loadOnce(route.screen)
  // Each screen is remounted; the layout around it, and a sign-in in its place, survive navigation.
  const screen = <LoadedScreen key={path} load={route.screen} title={route.title} />
  return signedIn && isFramed(route) ? <InShell map={map}>{screen}</InShell> : screen
}

/** A screen in the app's layout, which visitors don't need: it is loaded on first use. */
export function InShell({ map, children }: { map: AppRoutes; children: ReactNode }) {
  return (
    <Suspense fallback={<PageFrame />}>
      <AppMap value={map}>
        <Shell load={map.shell}>{children}</Shell>
      </AppMap>
    </Suspense>
  )
}

function Shell({ load, children }: { load: AppRoutes['shell']; children: ReactNode }) {
  const Component = useLoaded(load)
  return <Component>{children}</Component>
}

function LoadedScreen({ load, title }: { load: LoadScreen; title: string }): ReactNode {
  // A screen's texts load with it; until then there is no title.
  const text = useSentence()(title)
  // Runs before the screen's own effects, which may set a title for its record (`usePageTitle`).
  useLayoutEffect(() => {
    document.title = text === title ? 'Pramaan' : `${text} · Pramaan`
  }, [text, title])
  return (
    // A broken or missing screen leaves the layout around it.
    <ErrorBoundary>
      <Suspense fallback={<ScreenSkeleton />}>
        <Screen load={load} />
        <ScreenFocus />
      </Suspense>
    </ErrorBoundary>
  )
}

function Screen({ load }: { load: LoadScreen }) {
  const Component = useLoaded(load)
  return <Component />
}
