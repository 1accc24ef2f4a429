import { useState } from 'react'
import type { Conversation } from './use-conversations.ts'

/**
 * The listed conversations including the open one: reading it removes it from those with unread messages, but its line
 * stays until another is opened.
 */
export function useWithOpen(items: readonly Conversation[], current: number | undefined) {
  const [open, setOpen] = useState<Conversation>()
  const listed = items.find(({ PeerID }) => PeerID === current)
  if (listed && listed !== open) setOpen(listed)
  if (listed || !open || open.PeerID !== current) return items
  return [...items, { ...open, Unread: 0 }].toSorted((one, other) => other.LastMessage.ID - one.LastMessage.ID)
}
