import type { Location } from 'react-router'
import { pageStorage } from '../../platform/page-storage.ts'

/** History entries that the router did not create have no key. */
const keyless = 'default'

/** Whether the router did not create an entry: a link, a URL or a reload opened it. */
export const isKeyless = ({ key }: Location) => key === keyless

/** What an entry is found again by: its key, or its URL where it has none. */
export const entryKey = (location: Location) =>
  isKeyless(location) ? `${keyless} ${location.pathname}${location.search}` : location.key

/** Something kept of each history entry for as long as the tab is open, through reloads. */
export function entryMemory<Kept>(name: string) {
  const all = (): Record<string, Kept> => JSON.parse(pageStorage('sessionStorage').getItem(name) ?? '{}')
  return {
    get: (key: string): Kept | undefined => all()[key],
    set: (key: string, kept: Kept | undefined) =>
      pageStorage('sessionStorage').setItem(name, JSON.stringify({ ...all(), [key]: kept })),
  }
}
