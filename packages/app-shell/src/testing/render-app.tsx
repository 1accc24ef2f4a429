import { sendTo, type startApi } from '@pramaan/api/testing'
import type { Send } from '@pramaan/api-client'
import { saveLandingOf } from '@pramaan/auth/landing-parameters'
import { createSession } from '@pramaan/auth/session'
import { contract } from '@pramaan/contract'
import type { Language } from '@pramaan/domain/options'
import { waitMs } from '@pramaan/testing/patience'
import { dismissToasts } from '@pramaan/ui/toaster'
import { configure } from '@testing-library/react'
import { type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { expect } from 'vitest'
import { AppLayout, createQueryClient } from '../mount/app-layout.tsx'
import type { BrowserPush } from '../notifications/push/browser-push.ts'
import { createSeenAnswers } from '../offline/seen-answers.ts'
import { withLock } from '../offline/with-lock.ts'
import { MemoryStorage } from '../platform/page-storage.ts'
import type { Platform } from '../platform/platform.tsx'
import type { AppRoutes } from '../router/app-routes.ts'
import { createAppHistory } from '../router/history/app-history.ts'
import { createBrowserHistory } from '../router/history/browser-history.ts'
import type { Catalogue } from '../texts/catalogue.ts'
import { createLanguages, type LanguageStorage, type Translations } from '../texts/languages.ts'
import { fillBrowserGaps } from './browser/gaps.ts'
import { memoryWindow } from './browser/memory-window.ts'
import { drawPageOnlyAtTheEnd } from './page-in-errors.ts'
import { aUser } from './user.ts'

// As in a browser, nothing waits for React: tests poll until they see the result, also for screens whose code is still
// loading.
configure({ asyncUtilTimeout: waitMs, eventWrapper: (dispatch) => dispatch(), asyncWrapper: untilFound })
drawPageOnlyAtTheEnd()

/** That an element comes is an assertion, which a test may leave it at. */
async function untilFound<Found>(wait: () => Promise<Found>) {
  const found = await wait()
  if (found !== undefined) expect(found).toBeDefined()
  return found
}

const shown: Root[] = []

type Api = Awaited<ReturnType<typeof startApi>>

/** What a test renders: an app on the real server in this process, at an address, in a new or given browser. */
export type Shown = {
  map: AppRoutes
  catalogue: Catalogue
  translations?: Translations
  /** Where this browser stores the language; a new store by default. */
  languageStorage?: LanguageStorage
  at?: string
  storage?: Storage
  send?: Send
  /** Whether the app stores what its screens showed, as the candidate app does. */
  seen?: boolean
  /** The browser's notifications; it has none by default. */
  push?: BrowserPush
  /** The state of the history entry, which survives a reload. */
  state?: unknown
}

/** The last code sent to a phone or an e-mail address. */
export async function lastCode(api: Api, to: string): Promise<string> {
  const response = await api.app.inject({ url: `/api/dev/outbox?to=${encodeURIComponent(to)}` })
  const sent = response.json<{ data: { variables: { otp?: string } }[] }>()
  return sent.data.find(({ variables }) => variables.otp)?.variables.otp ?? ''
}

/** A browser's store for the language, for one test. */
export function memoryOfLanguage(chosen?: Language): LanguageStorage {
  let saved = chosen
  return {
    read: () => saved,
    write: (language) => {
      saved = language
    },
  }
}

/** Shows an app to a visitor; `keep` and `send` from an earlier call make it the same browser after a reload. */
export async function showApp(api: Api, { map, catalogue, translations = {}, at = '/', state, ...browser }: Shown) {
  fillBrowserGaps()
  const storage = browser.storage ?? new MemoryStorage()
  const send = browser.send ?? sendTo(api.app)
  const { now } = api.deps
  const seen = browser.seen ? createSeenAnswers(storage, now) : undefined
  const platform: Platform = {
    app: map.app,
    languages: createLanguages(catalogue, translations, browser.languageStorage ?? memoryOfLanguage()),
    storage,
    now,
    session: createSession({ manifest: contract, send, storage, now, seen: seen?.answers, inTurn: withLock }),
    seen,
    push: browser.push,
  }
  saveLandingOf(storage, new URL(at, 'http://localhost'))
  await platform.session.start()
  await platform.languages.start()
  const memory = memoryWindow([{ address: at, state }])
  const history = createAppHistory(createBrowserHistory(memory.window))
  const root = openRoot()
  const queries = createQueryClient()
  const render = (onShown?: () => void) =>
    root.render(
      <>
        <AppLayout platform={platform} map={map} history={history} queries={queries} />
        <SeenMark onShown={onShown} />
      </>,
    )
  render()
  /** Waits until the page has followed the last move. */
  const drawn = () => new Promise<void>((resolve) => startTransition(() => render(resolve)))
  /** Presses the browser's Back after the page has followed the last move. */
  const back = async () => {
    await drawn()
    memory.go(-1)
  }
  const address = () => `${history.location.pathname}${history.location.search}`
  const user = aUser()
  return { platform, queries, history, drawn, back, address, storage, send, user }
}

function openRoot() {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  shown.push(root)
  return root
}

/** Shows a component by itself. */
export function showPart(part: ReactNode) {
  const root = openRoot()
  flushSync(() => root.render(part))
}

function SeenMark({ onShown }: { onShown: (() => void) | undefined }) {
  useEffect(() => onShown?.(), [onShown])
  return null
}

/** Shows an app to an account that signed in with its code. */
export async function showAppAs(api: Api, phone: string, role: 'Candidate' | 'Employer' | 'Staff', shown: Shown) {
  const send = sendTo(api.app)
  const storage = new MemoryStorage()
  const session = createSession({ manifest: contract, send, storage, now: api.deps.now })
  await session.api.session.login({ body: { mobile: phone, role } })
  const otp = await lastCode(api, phone)
  const { data } = await session.api.session.login({ body: { mobile: phone, role, otp } })
  session.accept(data)
  return showApp(api, { ...shown, storage, send })
}

/** Unmounts the app, as closing the tab does. */
export function closeApp() {
  // The library keeps toasts for the next page until someone closes them.
  dismissToasts()
  for (const root of shown.splice(0)) root.unmount()
  document.body.replaceChildren()
}
