import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useState } from 'react'

/** One of some words that a person chose once and finds again on the next visit, as this browser holds it. */
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
