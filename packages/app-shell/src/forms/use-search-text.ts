import { useState } from 'react'

/**
 * The text of a search box whose words are stored elsewhere, for example in the URL, with a setter and a record of the
 * words that the box sends. When the stored words change, the box follows; but its own words may arrive late, and
 * following them would lose text typed meanwhile.
 */
export function useSearchText(words: string) {
  const [text, setText] = useState(words)
  const [seen, setSeen] = useState(words)
  const [sent, setSent] = useState<readonly string[]>([])
  if (words !== seen) {
    const sentAt = sent.indexOf(words)
    setSeen(words)
    setSent(sentAt < 0 ? [] : sent.slice(sentAt + 1))
    if (sentAt < 0 && words !== text.trim()) setText(words)
  }
  const send = (others: string) => setSent((before) => [...before, others])
  return [text, setText, send] as const
}
