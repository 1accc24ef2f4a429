import type { AppName } from '../role/role.ts'
import { addresses } from './app-addresses.ts'

export * from './app-addresses.ts'

/** A path in the table's form: one leading slash, none at the end, no query, original case. */
export function plainPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/**
 * The apps that have a page at an address, those in which people register first; none where it is no address of ours.
 */
export function appsOf(address: string): readonly AppName[] {
  const known: Readonly<Record<string, readonly AppName[]>> = addresses
  const path = plainPath(address)
  return Object.hasOwn(known, path) ? (known[path] ?? []) : []
}

/** The app named by the first word of a path that several apps have. */
const appOfWord: Readonly<Record<string, AppName>> = { emp: 'employer', cslr: 'staff', admin: 'staff' }

/**
 * The app of a URL that this app does not have: among several the one named by its first word ('/emp-…'), else the
 * first in which people register themselves; undefined when this app has it, or none does (D3).
 */
export function appFor(here: AppName, address: string): AppName | undefined {
  const apps = appsOf(address)
  if (apps.includes(here)) return undefined
  const named = appOfWord[plainPath(address).slice(1).split('-', 1)[0] ?? '']
  return named && apps.includes(named) ? named : apps[0]
}
