import { useMemo, useSyncExternalStore } from 'react'
import type { Kept, KeptList } from './kept-list.ts'

/** What a list keeps, the oldest first; the component follows it, also when another tab changes it. */
export function useKept<K extends Kept, Place>(list: KeptList<K, Place>): K[] {
  const snapshot = useSyncExternalStore(list.watch, list.snapshot)
  return useMemo(() => list.listOf(snapshot), [list, snapshot])
}
