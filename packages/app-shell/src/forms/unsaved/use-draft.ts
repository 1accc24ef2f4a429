import { useMemo } from 'react'
import { usePerson, usePlatform } from '../../platform/platform.tsx'

/** The unsent input of one form, saved in this browser under the person's id. */
export type Draft<T> = { initial: T | undefined; save: (values: T) => void; drop: () => void }

/** The draft of a form by its name; `initial` is the saved input when the form opened. */
export function useDraft<T extends object>(name: string): Draft<T> {
  const { storage } = usePlatform()
  const { ID } = usePerson()
  return useMemo(() => {
    const key = `pramaan.draft.${ID}.${name}`
    return {
      initial: read<T>(storage.getItem(key)),
      save: (values) => storage.setItem(key, JSON.stringify(values)),
      drop: () => storage.removeItem(key),
    }
  }, [storage, ID, name])
}

function read<T>(text: string | null): T | undefined {
  try {
    return text ? (JSON.parse(text) as T) : undefined
  } catch {
    return undefined
  }
}
