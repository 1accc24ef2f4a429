import type { Location } from 'react-router'

/** History entries that the router did not create have this key. */
export const keyless = 'default'

/** The name under which a page's history entry is saved. */
export function entryKey({ key, pathname, search }: Location): string {
  return key === keyless ? `${keyless} ${pathname}${search}` : key
}
