import { useState } from 'react'

/** What is typed into a box whose words live elsewhere, as in the address: when those move to other words, the box follows. */
export function useTextOf(words: string) {
  const [text, setText] = useState(words)
  const [seen, setSeen] = useState(words)
  if (words !== seen) {
    setSeen(words)
    if (words !== text.trim()) setText(words)
  }
  return [text, setText] as const
}
