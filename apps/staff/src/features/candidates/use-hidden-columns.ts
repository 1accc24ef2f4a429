import { usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import { useState } from 'react'

const key = 'pramaan.staff.columns'

/** Which columns of the candidate table are hidden, kept in this browser. */
export function useHiddenColumns(atFirst: readonly string[]) {
  const { keep } = usePlatform()
  const [hidden, setHidden] = useState<readonly string[]>(() => keep.getItem(key)?.split(',') ?? atFirst)
  return {
    hidden,
    hide(next: readonly string[]) {
      keep.setItem(key, next.join(','))
      setHidden(next)
    },
  }
}
