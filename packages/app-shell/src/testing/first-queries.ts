import type { AppRoutes } from '../router/app-routes.ts'
import type { showApp } from './render-app.tsx'

type Browser = Pick<Awaited<ReturnType<typeof showApp>>, 'platform' | 'queries'>

/** The first queries of the screen at this URL that the screen itself does not use once it stands; there should be none. */
export async function unusedFirstQueries(map: AppRoutes, at: string, { platform, queries }: Browser) {
  const { pathname, search } = new URL(at, 'http://localhost')
  const { session, storage, now } = platform
  const { person } = session.tokens.store.getState()
  const { firstQueries } = (await map.routes[pathname]?.screen()) ?? {}
  if (!person || !firstQueries) throw new Error(`${at} has no first queries`)
  return firstQueries({ api: session.api, person, search, storage, now: now() })
    .map(({ queryKey }) => queryKey)
    .filter((queryKey) => !queries.getQueryCache().find({ queryKey, exact: true })?.isActive())
}
