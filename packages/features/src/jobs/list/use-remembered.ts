import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useState } from 'react'

/** A choice among these values, stored in this browser for the next visit. */
export function useRemembered<T extends string>(name: string, words: readonly [T, ...T[]]) {
  const { storage } = usePlatform()
  const key = `pramaan.${name}`
  const [word, setWord] = useState<T>(() => words.find((one) => one === storage.getItem(key)) ?? words[0])
  const choose = (next: T) => {
    storage.setItem(key, next)
    setWord(next)
  }
  return [word, choose] as const
}
