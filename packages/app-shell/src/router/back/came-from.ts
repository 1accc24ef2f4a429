import { useLocation } from 'react-router'
import { entryKey, entryMemory } from '../history/entry-memory.ts'

/** The URL of the page that opened a history entry. */
export const origins = entryMemory<string>('pramaan.origins')

/** Whether this page was opened from the screen with this path, which is then its way back. */
export function useCameFrom(path: string): boolean {
  return origins.get(entryKey(useLocation()))?.split('?')[0] === path
}
