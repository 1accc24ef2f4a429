import type { Client } from '@pramaan/api-client'
import type { Audience } from '@pramaan/auth/guard'
import type { Person } from '@pramaan/auth/token'
import type { Landing } from '@pramaan/domain/landing'
import type { AppName } from '@pramaan/domain/role'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

/** The start of a signed-in person: `search` is the URL's query, and `storage` has what this browser stores. */
export type Landed = { api: Client; person: Person; search: string; storage: Pick<Storage, 'getItem'>; now: Date }

/** A query of the client, as `useQuery` takes it. */
type FirstQuery = { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<unknown> }

/** A screen. Its `firstQueries` are sent while the screen still renders, on the page where a person lands. */
export type Screen = ComponentType & { firstQueries?: (landed: Landed) => readonly FirstQuery[] }

/** A screen, loaded when first shown. */
export type LoadScreen = () => Promise<Screen>

/** The layout of an app, loaded when a signed-in person first needs it. */
export type LoadShell = () => Promise<ComponentType<{ children: ReactNode }>>

/** A route: its screen, who may see it, and the key of its title. */
export type AppRoute = {
  screen: LoadScreen
  for: Audience
  title: string
  /** Open to visitors, and within the app's layout for signed-in people. */
  framed?: true
  /**
   * The effect of the header's city here: lists start with it, or are filtered by it. Without this the header has no
   * city.
   */
  city?: 'order' | 'filter'
  /** The menu entries that stay marked here, because this page is reached from them. */
  under?: readonly string[]
  /** Menu entries: if this page was opened from one or from a page below it, that one stays marked instead. */
  from?: readonly string[]
  /** Listed in the staff's Ctrl K palette, though in no menu. */
  palette?: true
}

/** An app's routes by path, the sign-in screen, and where each person starts. */
export type AppRoutes<Path extends string = string> = {
  app: AppName
  routes: Readonly<Record<Path, AppRoute>>
  /** Shown in place of a screen that needs a sign-in; the URL stays, so that sign-in returns to it. */
  signIn: LoadScreen
  /** The path in this app for a registration step. */
  pathOfStep: (step: number) => string
  home: Path
  /** The target of 'View profile' in the account menu and the profile box, in an app with profiles. */
  profile?: Path
  /** Where a landing link takes a signed-in person, before any other page; undefined for nowhere (D12). */
  leadOf?: (landing: Landing) => string | undefined
  /** The layout around screens of signed-in people: menus, header. */
  shell: LoadShell
}

/** Whether a route's screen has the app's layout around it for signed-in people. */
export function isFramed(route: AppRoute): boolean {
  return route.framed ?? typeof route.for !== 'string'
}
