import { useMemo, useSyncExternalStore } from 'react'
import type { Saved, SavedList } from './saved-list.ts'

/** What a list keeps, the oldest first; the component follows it, also when another tab changes it. */
export function useSaved<K extends Saved, Place>(list: SavedList<K, Place>): K[] {
  const snapshot = useSyncExternalStore(list.watch, list.snapshot)
  return useMemo(() => list.listOf(snapshot), [list, snapshot])
}
