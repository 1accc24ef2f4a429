import { useEffect, useState } from 'react'
import { usePlatform } from '../../platform/platform.tsx'
import type { Draft } from './use-draft.ts'

/** Milliseconds after the last change until a draft is saved automatically. */
const autosaveMilliseconds = 3000

/** Saves a draft after a pause; `unsaved` until then, `savedAt` is the last time. `values` are compared by identity. */
export function useAutosave<T extends object>(draft: Draft<T>, values: T) {
  const { now } = usePlatform()
  const [saved, setSaved] = useState<{ values: T; at?: Date }>({ values })
  const unsaved = saved.values !== values
  useEffect(() => {
    if (!unsaved) return
    const timer = setTimeout(() => {
      draft.save(values)
      setSaved({ values, at: now() })
    }, autosaveMilliseconds)
    return () => clearTimeout(timer)
  }, [draft, values, unsaved, now])
  return {
    unsaved,
    savedAt: saved.at,
    /** Saves now, before the form's own way out. */
    save() {
      draft.save(values)
      setSaved({ values, at: now() })
    },
  }
}
