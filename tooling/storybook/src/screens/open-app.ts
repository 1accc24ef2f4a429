import type { AppLayoutProps } from '@pramaan/app-shell/mount/app-layout.tsx'
import { createQueryClient } from '@pramaan/app-shell/mount/app-layout.tsx'
import { MemoryStorage } from '@pramaan/app-shell/platform/page-storage.ts'
import { createAppHistory } from '@pramaan/app-shell/router/history/app-history.ts'
import { createBrowserHistory } from '@pramaan/app-shell/router/history/browser-history.ts'
import { memoryWindow } from '@pramaan/app-shell/testing/browser/memory-window.ts'
import { createLanguages } from '@pramaan/app-shell/texts/languages.ts'
import { createSession } from '@pramaan/auth/session'
import { contract } from '@pramaan/contract'
import type { Language } from '@pramaan/domain/language'
import type { AppName, Recording } from '../record/screens.ts'
import { loadApp } from './apps.ts'
import { type Network, recordedServer } from './recorded-server.ts'

/** A screen by its recorded name, or an address that needs no answers, such as a visitor's. */
export type Opened = { app: AppName; screen: string; language: Language; network: Network }

/** An app as it runs for people, with the recorded person signed in unless the screen is a visitor's, on the recorded server and at the time of the recording. */
export async function openApp({ app, screen, language, network }: Opened): Promise<AppLayoutProps> {
  const { map, texts, translations, recording } = await loadApp(app)
  const opened = Date.now()
  const now = () => new Date(new Date(recording.at).getTime() + Date.now() - opened)
  const storage = new MemoryStorage()
  const address = recording.addresses[screen]
  if (address !== undefined) {
    storage.setItem('pramaan.session', '1')
    storage.setItem('pramaan.token', tokenOf(recording))
  }
  const languages = createLanguages(texts, translations, { read: () => language, write: () => undefined })
  const session = createSession({ manifest: contract, send: recordedServer(recording.answers, network), storage, now })
  await Promise.all([session.start(), languages.start()])
  const { window } = memoryWindow([address ?? screen])
  return {
    map,
    platform: { app, languages, storage, now, session },
    history: createAppHistory(createBrowserHistory(window)),
    queries: impatientQueries(),
  }
}

/** What fails is not asked for again: the toolbar's network doesn't get better. */
function impatientQueries() {
  const client = createQueryClient()
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  return client
}

const hourInSeconds = 3_600

/** A token about the recorded person. Nobody signed it: the app only reads it, and there is no server to check it. */
function tokenOf({ at, person }: Recording) {
  const iat = Math.floor(new Date(at).getTime() / 1000)
  const claims = { userInfo: person, iat, exp: iat + 24 * hourInSeconds }
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  return `recorded.${btoa(String.fromCharCode(...bytes))}.unsigned`
}
