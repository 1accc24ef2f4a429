import { useEffect } from 'react'
import { usePlatform } from './platform.tsx'

/** Remembers a text in this browser under a key, as soon as it shows; undefined leaves what was remembered before. */
export function useRemembered(key: string, text: string | undefined) {
  const { storage } = usePlatform()
  useEffect(() => {
    if (text !== undefined) storage.setItem(key, text)
  }, [storage, key, text])
}
