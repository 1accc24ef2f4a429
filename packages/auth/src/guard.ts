import { appFor } from '@pramaan/domain/address'
import { isRegistered } from '@pramaan/domain/registration'
import { type AppName, appOfRole, type Role } from '@pramaan/domain/role'
import type { Person } from './token.ts'

/**
 * Who may see a screen: anyone; visitors only; people who are registering; or these roles with a finished registration.
 */
export type Audience = 'anyone' | 'visitor' | 'registering' | readonly Role[]

/** What the app shows instead of, or as, the requested screen. */
export type Verdict =
  | { show: 'screen' }
  | { show: 'sign-in' }
  /** While registering: the screen of their step. */
  | { show: 'step' }
  | { show: 'home' }
  /** Signed in with a role of another app (D3). */
  | { show: 'wrong-app'; app: AppName }
  | { show: 'not-allowed' }

/** Decides what to show for a screen's audience (document 000 §6, D3). */
export function guard(app: AppName, audience: Audience, person: Person | undefined): Verdict {
  if (audience === 'anyone') return { show: 'screen' }
  if (!person) return { show: audience === 'visitor' ? 'screen' : 'sign-in' }
  const ownApp = appOfRole(person.role)
  if (ownApp !== app) return { show: 'wrong-app', app: ownApp }
  if (!isRegistered(person.registrationStep)) return { show: audience === 'registering' ? 'screen' : 'step' }
  if (audience === 'visitor' || audience === 'registering') return { show: 'home' }
  return audience.includes(person.role) ? { show: 'screen' } : { show: 'not-allowed' }
}

/**
 * The URL on the right app's subdomain for a path of another app, with the same path and query (D3); undefined to stay.
 */
export function addressElsewhere(
  here: AppName,
  location: { protocol: string; host: string; pathname: string; search: string },
) {
  const app = appFor(here, location.pathname)
  return app && addressOn(app, here, location)
}

/** The same path and query on another app's subdomain. */
export function addressOn(
  app: AppName,
  here: AppName,
  location: { protocol: string; host: string; pathname: string; search: string },
) {
  const host = location.host.startsWith(`${here}.`) ? location.host.replace(here, app) : location.host
  return `${location.protocol}//${host}${location.pathname}${location.search}`
}
