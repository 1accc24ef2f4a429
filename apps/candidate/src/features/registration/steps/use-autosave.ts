import type { Draft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useEffect, useState } from 'react'

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
