import type { Client } from '@pramaan/api-client'
import type { Session } from '@pramaan/auth/session'
import type { Person } from '@pramaan/auth/token'
import type { AuthState } from '@pramaan/auth/token-store'
import type { AppName } from '@pramaan/domain/role'
import { createContext, type ReactNode, use } from 'react'
import { useStore } from 'zustand'
import type { BrowserPush } from '../notifications/push/browser-push.ts'
import type { SeenStore } from '../offline/seen-answers.ts'
import type { Languages } from '../texts/languages.ts'

/**
 * What every screen needs: the app, its languages, the session with its client, the storage for drafts, and the clock.
 */
export type Platform = {
  app: AppName
  languages: Languages
  session: Session
  storage: Storage
  now: () => Date
  /** Replaces the browser's notifications in tests. */
  push?: BrowserPush | undefined
  /** The stored responses of screens, in an app that opens without a network. */
  seen?: SeenStore | undefined
}

const PlatformContext = createContext<Platform | undefined>(undefined)

/** Provides the platform to everything below. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>
}

/** The platform this screen is on. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('No PlatformProvider above this component')
  return platform
}

/** The typed client, signed in as the current person. */
export function useApi(): Client {
  return usePlatform().session.api
}

/** The sign-in state; the component follows it. */
export function useAuth(): AuthState {
  return useStore(usePlatform().session.tokens.store)
}

/** The signed-in person; only for screens that require one. */
export function usePerson(): Person {
  const { person } = useAuth()
  if (!person) throw new Error('This screen needs a signed-in person')
  return person
}
