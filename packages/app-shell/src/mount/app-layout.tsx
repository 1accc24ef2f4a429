import { Refused } from '@pramaan/api-client'
import { LinkProvider } from '@pramaan/ui/link'
import { useLoadUntilThere } from '@pramaan/ui/load-until-there'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type Platform, PlatformProvider } from '../platform/platform.tsx'
import { AppRouter } from '../router/app-router.tsx'
import type { AppRoutes } from '../router/app-routes.ts'
import type { AppHistory } from '../router/history/app-history.ts'
import { RouterLink } from '../router/router-link.tsx'
import { TextsProvider } from '../texts/texts.tsx'
import { logFailure } from './log-failure.ts'
import { SessionWatch } from './session/session-watch.tsx'

/**
 * The time in milliseconds after a failure in which a query is not repeated just because a component is mounted again.
 */
const restAfterFailure = 1_000

/**
 * Queries are retried when the server was not reached, never when it refused. They are not repeated at once when a
 * component is mounted again, which could loop endlessly in a layout that depends on one. A final failure is logged.
 */
export function createQueryClient() {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logFailure }),
    mutationCache: new MutationCache({ onError: logFailure }),
    defaultOptions: {
      queries: {
        // Calls are made without a network too, since an earlier response may be stored.
        networkMode: 'offlineFirst',
        retry: (count, error) => !(error instanceof Refused) && count < 2,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > restAfterFailure,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
      },
    },
  })
}

const loadAfterPaint = () => import('./after-paint.tsx').then((m) => ({ AfterPaint: m.AfterPaint }))

/** The optional parts; the screens work without their code. */
function AfterPaint({ history, map }: Pick<AppLayoutProps, 'history' | 'map'>) {
  const loaded = useLoadUntilThere(loadAfterPaint)
  return loaded && <loaded.AfterPaint history={history} signIn={map.signIn} />
}

/** The providers around every screen: cache, texts, platform, router with links, and toasts. */
export type AppLayoutProps = {
  platform: Platform
  map: AppRoutes
  history: AppHistory
  queries: QueryClient
}

/** An app's screens with everything they need. */
export function AppLayout({ platform, map, history, queries }: AppLayoutProps) {
  return (
    <QueryClientProvider client={queries}>
      <TextsProvider languages={platform.languages}>
        <PlatformProvider platform={platform}>
          <LinkProvider as={RouterLink}>
            <SessionWatch />
            <AppRouter map={map} history={history} />
            <AfterPaint history={history} map={map} />
          </LinkProvider>
        </PlatformProvider>
      </TextsProvider>
    </QueryClientProvider>
  )
}
