import { browserSend, type Manifest } from '@pramaan/api-client'
import { saveLandingOf } from '@pramaan/auth/landing-parameters'
import { createSession, type HandoverCode } from '@pramaan/auth/session'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSeenAnswers } from '../offline/seen-answers.ts'
import { withLock } from '../offline/with-lock.ts'
import { prefetchMyRecord } from '../platform/my-record.ts'
import { pageStorage } from '../platform/page-storage.ts'
import type { Platform } from '../platform/platform.tsx'
import type { AppRoutes } from '../router/app-routes.ts'
import { loadErrorPage } from '../router/failures/error-boundary.tsx'
import { noteLoadFailure } from '../router/failures/load-failures.ts'
import { createAppHistory } from '../router/history/app-history.ts'
import { createBrowserHistory } from '../router/history/browser-history.ts'
import { loadFirstScreen } from '../router/loading/load-first-screen.ts'
import { takeLanguageOfAddress } from '../texts/address-language.ts'
import type { Catalogue } from '../texts/catalogue.ts'
import { deviceLanguage } from '../texts/device-language.ts'
import { createLanguages, type Languages, type Translations } from '../texts/languages.ts'
import { AppLayout, createQueryClient } from './app-layout.tsx'

/**
 * Mounts an app: session, client, texts and routes; `translations` are its languages besides English, and `rest` loads
 * the English texts that the first screen does not need.
 */
export async function mountApp(
  map: AppRoutes,
  catalogue: Catalogue,
  manifest: Manifest,
  translations: Translations = {},
  rest?: () => Promise<Catalogue>,
) {
  const storage = pageStorage('localStorage')
  const now = () => new Date()
  // Only in the candidate app, where people read about themselves: employers and staff read about others, which must
  // not be stored on their devices.
  const seen = map.app === 'candidate' ? createSeenAnswers(storage, now) : undefined
  const platform: Platform = {
    app: map.app,
    languages: createLanguages(catalogue, translations, deviceLanguage, rest),
    storage,
    now,
    session: createSession({ manifest, send: browserSend, storage, now, seen: seen?.answers, inTurn: withLock }),
    seen,
  }
  const asked = takeLanguageOfAddress()
  const landed = { pathname: window.location.pathname, search: window.location.search }
  saveLandingOf(storage, landed)
  noteFailedLoads()
  const queries = createQueryClient()
  const routes = withTexts(map, platform.languages)
  // An expired session clears saved values, but not those that came with this URL.
  const ready = platform.session.start(readHandedCode()).then(() => {
    saveLandingOf(storage, landed)
    prefetchMyRecord(queries, platform.session)
    return loadFirstScreen(routes, landed, platform, queries)
  })
  // The app renders in the chosen language. Meanwhile the page's static frame is visible; whatever fails, the app
  // renders.
  await Promise.allSettled([platform.languages.start(asked), Promise.race([ready, delay(longestWait)])])
  const history = createAppHistory(createBrowserHistory(window))
  createRoot(document.getElementById('app') ?? document.body).render(
    <StrictMode>
      <AppLayout map={routes} platform={platform} history={history} queries={queries} />
    </StrictMode>,
  )
}

/** Milliseconds until the app renders without its first screen and shows what it is waiting for. */
const longestWait = 2_000

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The code passed to the page around our iframe, removed from the URL at once because it works only once (D41). */
function readHandedCode(): HandoverCode | undefined {
  const code = new URLSearchParams(window.location.hash.slice(1)).get('code')
  if (!code) return undefined
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${window.location.search}`)
  return { code, from: document.referrer }
}

/** Routes whose screens wait for their texts; only sign-in uses those of the first screen. */
function withTexts(map: AppRoutes, { full }: Languages): AppRoutes {
  const after =
    <Part,>(load: () => Promise<Part>) =>
    async () => {
      const [part] = await Promise.all([load(), full()])
      return part
    }
  const routes = Object.entries(map.routes).map(([path, route]) => [
    path,
    route.for === 'visitor' ? route : { ...route, screen: after(route.screen) },
  ])
  return { ...map, routes: Object.fromEntries(routes), shell: after(map.shell) }
}

/** Lazily loaded parts report their failures here, so that the fallback page can tell them from bugs. */
function noteFailedLoads() {
  // The event's type comes from Vite's client, which only the apps import.
  window.addEventListener('vite:preloadError', (event) => 'payload' in event && noteLoadFailure(event.payload))
  void loadErrorPage()
}
