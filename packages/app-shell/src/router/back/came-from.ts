import { useLocation } from 'react-router'
import { entryKey, entryMemory } from '../history/entry-memory.ts'

/** The URL of the page that opened a history entry. */
export const origins = entryMemory<string>('pramaan.origins')

/** The page that opened this one, with its filters; undefined if none of the app did. */
export function useOrigin(): { path: string; href: string } | undefined {
  const href = origins.get(entryKey(useLocation()))
  const [path] = href?.split(/[?#]/) ?? []
  return href !== undefined && path !== undefined ? { path, href } : undefined
}

/** Whether this page was opened from the screen with this path, which is then its way back. */
export function useCameFrom(path: string): boolean {
  return useOrigin()?.path === path
}
