import { clsx } from 'clsx'
import { type RefObject, useEffect, useState } from 'react'
import { useLabels } from '../labels/labels.tsx'

/**
 * Shows '48 of 150' for a text box. It reads the box itself, because a form library may fill or reset the box without
 * an event.
 */
export function CharacterCount({
  box,
  most,
}: {
  box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  most: number
}) {
  const labels = useLabels()
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = box.current
    const read = () => setCount(element?.value.length ?? 0)
    read()
    element?.addEventListener('input', read)
    return () => element?.removeEventListener('input', read)
  })
  return (
    <span
      className={clsx('ml-auto shrink-0 tabular-nums', count > most ? 'font-medium text-danger' : 'text-ink-muted')}
    >
      {labels.characters(count, most)}
    </span>
  )
}
