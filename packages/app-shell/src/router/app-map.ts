import type { Role } from '@pramaan/domain/role'
import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import type { AppRoute, AppRoutes } from './app-routes.ts'
import { useOrigin } from './back/came-from.ts'

/** Provides the app map to the layout and the screens. */
export const AppMap = createContext<AppRoutes | undefined>(undefined)

/** Tells whether the app has a screen at a path for a role; menus offer only those. */
export function useHasScreen() {
  const map = use(AppMap)
  return (role: Role, path: string) => {
    const audience = map?.routes[path]?.for
    return audience === 'anyone' || (Array.isArray(audience) && audience.includes(role))
  }
}

/** Tells whether a menu entry is marked: on its own page and on pages reached from it. */
export function useIsCurrent() {
  const map = use(AppMap)
  const { pathname } = useLocation()
  const origin = useOrigin()?.path ?? ''
  const { under = [], from = [] } = map?.routes[pathname] ?? {}
  const opener = from.find((path) => path === origin || map?.routes[origin]?.under?.includes(path))
  return (path: string) => path === pathname || (opener ? path === opener : under.includes(path))
}

/** The person's own profile page, in an app that has one. */
export function useProfilePath(): string | undefined {
  return use(AppMap)?.profile
}

/** The effect of the header's city on the current screen. */
export function useCityUse(): AppRoute['city'] {
  const map = use(AppMap)
  const { pathname } = useLocation()
  return map?.routes[pathname]?.city
}
