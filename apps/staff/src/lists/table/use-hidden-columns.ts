import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useState } from 'react'

/**
 * Which columns of a list are hidden, saved in this browser under the list's name; a list without a name saves nothing.
 */
export function useHiddenColumns(list: string | undefined, atFirst: readonly string[]) {
  const { storage } = usePlatform()
  const key = list && `pramaan.staff.columns.${list}`
  const [saved, setSaved] = useState<readonly string[] | undefined>(
    () => (key && storage.getItem(key)?.split(',')) || undefined,
  )
  return {
    hidden: saved ?? atFirst,
    hide(next: readonly string[]) {
      if (key) storage.setItem(key, next.join(','))
      setSaved(next)
    },
  }
}
