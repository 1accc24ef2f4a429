import type { Audience } from '@pramaan/auth/guard'
import type { Landing } from '@pramaan/domain/landing'
import type { AppName } from '@pramaan/domain/role'
import type { ComponentType, ReactNode } from 'react'

/** A screen, loaded when it is first shown. */
export type LoadScreen = () => Promise<ComponentType>

/** The layout of an app, loaded when a signed-in person first needs it. */
export type LoadShell = () => Promise<ComponentType<{ children: ReactNode }>>

/** What is at a path of an app: the screen, who may see it, and the key of its title. */
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
  /** The entries of menus that stay marked here, because this page is reached by them. */
  under?: readonly string[]
  /** The staff's Ctrl K leads here, though no menu does. */
  palette?: true
}

/** An app's map: its routes by path, what visitors see on every other address, and where people belong. */
export type AppRoutes<Path extends string = string> = {
  app: AppName
  routes: Readonly<Record<Path, AppRoute>>
  /** Shown in place of a screen that needs a sign-in; the URL stays, so that sign-in returns to it. */
  signIn: LoadScreen
  /** The path in this app for a registration step. */
  pathOfStep: (step: number) => string
  home: Path
  /** Where 'View Profile' in the account menu and the profile box leads, in an app whose people have a profile. */
  profile?: Path
  /** Where landing values lead a signed-in person, before any other page; undefined if they lead nowhere (D12). */
  leadOf?: (landing: Landing) => string | undefined
  /** The frame around screens of signed-in people: menus, header. */
  shell: LoadShell
}
