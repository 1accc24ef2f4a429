import { useEffect } from 'react'
import { usePlatform } from './platform.tsx'

/** Saves a text in this browser under a key once it is shown; undefined keeps the earlier value. */
export function useRemembered(key: string, text: string | undefined) {
  const { storage } = usePlatform()
  useEffect(() => {
    if (text !== undefined) storage.setItem(key, text)
  }, [storage, key, text])
}
