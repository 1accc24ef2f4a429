import type { Role } from '@pramaan/domain/role'
import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import type { AppRoute, AppRoutes } from './app-routes.ts'

/** Gives the frame and the screens the map they are shown by. */
export const AppMap = createContext<AppRoutes | undefined>(undefined)

/** Tells whether the app has a screen at a path for a role; menus offer nothing else, and grow with the map. */
export function useHasScreen() {
  const map = use(AppMap)
  return (role: Role, path: string) =>
    (map?.routes ?? []).some(
      (route) => route.path === path && typeof route.for !== 'string' && route.for.includes(role),
    )
}

/** What the header's city does on the screen that shows. */
export function useCityUse(): AppRoute['city'] {
  const map = use(AppMap)
  const { pathname } = useLocation()
  return map?.routes.find(({ path }) => path === pathname)?.city
}
