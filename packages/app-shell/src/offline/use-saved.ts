import { useMemo, useSyncExternalStore } from 'react'
import type { Saved, SavedList } from './saved-list.ts'

/** A list's items, oldest first; the component updates with it, also on changes by another tab. */
export function useSaved<K extends Saved, Key>(list: SavedList<K, Key>): K[] {
  const snapshot = useSyncExternalStore(list.watch, list.snapshot)
  return useMemo(() => list.listOf(snapshot), [list, snapshot])
}
