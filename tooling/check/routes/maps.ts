import { routes as candidate } from '../../../apps/candidate/src/routes.tsx'
import { routes as employer } from '../../../apps/employer/src/routes.tsx'
import { routes as staff } from '../../../apps/staff/src/routes.tsx'
import type { AppRoutes } from '../../../packages/app-shell/src/router/app-routes.ts'
import { appOfRole, type Role } from '../../../packages/domain/src/role/role.ts'

/** The maps of the three apps. */
const maps: Record<ReturnType<typeof appOfRole>, AppRoutes> = { candidate, employer, staff }

/** The map of the app that a role works in. */
export function mapOf(role: Role): AppRoutes {
  return maps[appOfRole(role)]
}

/** Whether a page opens for a role: it is the role's, or for anyone on the way in. */
export function mayOpen(role: Role, path: string): boolean {
  const audience = mapOf(role).routes[path]?.for
  return typeof audience === 'string' || Boolean(audience?.includes(role))
}
