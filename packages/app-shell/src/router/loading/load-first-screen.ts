import { guard } from '@pramaan/auth/guard'
import type { Person } from '@pramaan/auth/token'
import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router'
import type { Platform } from '../../platform/platform.tsx'
import { type AppRoute, type AppRoutes, isFramed, type Landed, type LoadScreen } from '../app-routes.ts'
import { loadOnce } from './load-once.ts'

/**
 * Loads the screen of a URL for this person and sends its first queries, so that the first render is the screen itself.
 * A part that can't be loaded is loaded again when it is rendered, and its failure shown then.
 */
export async function loadFirstScreen(
  map: AppRoutes,
  { pathname, search }: { pathname: string; search: string },
  { session, storage, now }: Pick<Platform, 'session' | 'storage' | 'now'>,
  queries: QueryClient,
): Promise<void> {
  const { person } = session.tokens.store.getState()
  const { screen, shell } = partsOf(map, pathname, person)
  const sendQueries = async (load: LoadScreen, landed: Landed) => {
    const { firstQueries } = await loadOnce(load)
    for (const query of firstQueries?.(landed) ?? []) void queries.prefetchQuery(query)
  }
  await Promise.allSettled([
    shell && loadOnce(shell),
    screen && person ? sendQueries(screen, { api: session.api, person, search, storage, now: now() }) : undefined,
    screen && loadOnce(screen),
  ])
}

function partsOf(
  map: AppRoutes,
  pathname: string,
  person: Person | undefined,
): { screen?: LoadScreen; shell?: AppRoutes['shell'] } {
  const route = routeAt(map, pathname)
  const verdict = guard(map.app, route?.for ?? [], person)
  if (verdict.show === 'sign-in') return { screen: map.signIn }
  if (!route || verdict.show !== 'screen') return {}
  return person && isFramed(route) ? { screen: route.screen, shell: map.shell } : { screen: route.screen }
}

function routeAt(map: AppRoutes, pathname: string): AppRoute | undefined {
  const paths = Object.keys(map.routes).map((path) => ({ path }))
  return map.routes[matchRoutes(paths, pathname)?.at(-1)?.route.path ?? '']
}
