import type { KeyValueStorage } from '../key-value-storage.ts'

/** The current time in this package's tests. */
export const noon = new Date('2026-11-21T06:30:00.000Z')

type Claims = { ID?: number; RoleID?: number; registrationStep?: number; minutes?: number }

/**
 * A token as the server signs it, of candidate 7 in step 0, for 15 minutes; `minutes` of them are left. Its signature is
 * not checked here.
 */
export function aToken({ ID = 7, RoleID = 1, registrationStep = 0, minutes = 15 }: Claims = {}) {
  const exp = Math.floor(noon.getTime() / 1000) + minutes * 60
  const iat = exp - 15 * 60
  const bytes = (content: object) => String.fromCharCode(...new TextEncoder().encode(JSON.stringify(content)))
  const part = (content: object) => btoa(bytes(content)).replaceAll('+', '-').replaceAll('/', '_')
  return `${part({ alg: 'HS256' })}.${part({ iat, exp, userInfo: { ID, RoleID, FullName: 'Asha पाटील', registrationStep } })}.signature`
}

/** A browser's local storage with readable content. */
export function aStorage(content: Record<string, string> = {}): KeyValueStorage & { items: Map<string, string> } {
  const items = new Map(Object.entries(content))
  return {
    items,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}
