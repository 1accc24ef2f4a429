import { useEffect } from 'react'
import { usePlatform } from './platform.tsx'

/** Saves a displayed text in this browser under a key; undefined keeps the earlier value. */
export function useRemembered(key: string, text: string | undefined) {
  const { storage } = usePlatform()
  useEffect(() => {
    if (text !== undefined) storage.setItem(key, text)
  }, [storage, key, text])
}
