import type { Location } from 'react-router'
import { pageStorage } from '../../platform/page-storage.ts'

/** History entries that the router did not create have no key. */
const keyless = 'default'

/** Whether the router did not create an entry: a link, a URL or a reload opened it. */
export const isKeyless = ({ key }: Location) => key === keyless

/** The identity of an entry: its key, or its URL if it has none. */
export const entryKey = (location: Location) =>
  isKeyless(location) ? `${keyless} ${location.pathname}${location.search}` : location.key

/** Stores a value for each history entry while the tab is open, across reloads. */
export function entryMemory<Kept>(name: string) {
  const all = (): Record<string, Kept> => JSON.parse(pageStorage('sessionStorage').getItem(name) ?? '{}')
  return {
    get: (key: string): Kept | undefined => all()[key],
    set: (key: string, kept: Kept | undefined) =>
      pageStorage('sessionStorage').setItem(name, JSON.stringify({ ...all(), [key]: kept })),
  }
}
