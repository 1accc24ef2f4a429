import { browserSend, type Manifest } from '@pramaan/api-client'
import { keepLanding } from '@pramaan/auth/landing-parameters'
import { createSession } from '@pramaan/auth/session'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import type { Platform } from '../platform/platform.tsx'
import { createAppHistory } from '../router/app-history.ts'
import type { AppRoutes } from '../router/app-routes.ts'
import type { Catalogue } from '../texts/texts.tsx'
import { AppFrame, createQueryClient } from './app-frame.tsx'

/** Mounts an app: session, client, texts and routes. */
export function mountApp(map: AppRoutes, catalogue: Catalogue, manifest: Manifest) {
  const keep = window.localStorage
  const now = () => new Date()
  const platform: Platform = {
    app: map.app,
    keep,
    now,
    session: createSession({ manifest, send: browserSend, keep, now }),
  }
  keepLanding(keep, new URLSearchParams(window.location.search))
  reloadOnceAfterDeploy()
  void platform.session.start()
  const history = createAppHistory(createBrowserHistory({ v5Compat: true }))
  createRoot(document.getElementById('app') ?? document.body).render(
    <StrictMode>
      <AppFrame {...{ platform, catalogue, map, history }} queries={createQueryClient()} />
    </StrictMode>,
  )
}

/** A new deploy takes old chunks away: the first failed load reloads the page, a second one is shown as an error. */
function reloadOnceAfterDeploy() {
  window.addEventListener('vite:preloadError', (event) => {
    if (window.sessionStorage.getItem('pramaan.reloaded')) return
    window.sessionStorage.setItem('pramaan.reloaded', '1')
    event.preventDefault()
    window.location.reload()
  })
}
