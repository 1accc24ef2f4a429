import type { AppName } from '../role/role.ts'
import { addresses } from './app-addresses.ts'

export * from './app-addresses.ts'

/** A path in the table's form: one leading slash, none at the end, no query, original case. */
export function plainPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/** The apps that have a page at an address, the ones with public registration first; empty for an unknown address. */
export function appsOf(address: string): readonly AppName[] {
  const known: Readonly<Record<string, readonly AppName[]>> = addresses
  const path = plainPath(address)
  return Object.hasOwn(known, path) ? (known[path] ?? []) : []
}

/** The app named by the first word of a path that several apps have. */
const appOfWord: Readonly<Record<string, AppName>> = { emp: 'employer', cslr: 'staff', admin: 'staff' }

/**
 * The other app that a URL belongs to. If several apps have the path, its first word decides ('/emp-…'), or else the
 * app with public registration comes first. Undefined if this app has the path or no app has it (D3).
 */
export function appFor(here: AppName, address: string): AppName | undefined {
  const apps = appsOf(address)
  if (apps.includes(here)) return undefined
  const named = appOfWord[plainPath(address).slice(1).split('-', 1)[0] ?? '']
  return named && apps.includes(named) ? named : apps[0]
}
