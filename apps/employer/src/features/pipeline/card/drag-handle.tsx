import { GripVertical } from 'lucide-react'
import { type FocusEvent, useCallback } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'
import type { KeyboardMove } from './use-keyboard-move.ts'

/** The handle that picks a card up by keyboard; visible only while focused, because a mouse drags the card itself. */
export function DragHandle({ card, hand }: { card: Card; hand: KeyboardMove }) {
  const t = useTexts()
  const held = hand.lifted?.card.ID === card.ID
  const wanted = held || hand.landed === card.ID
  const take = useCallback(
    (button: HTMLButtonElement | null) => {
      if (wanted) button?.focus()
    },
    [wanted],
  )
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A handle that moves to another column loses the focus without passing it on.
    if (held && relatedTarget) hand.cancel()
    else if (!held && hand.landed === card.ID) hand.land(undefined)
  }
  return (
    <button
      ref={take}
      type="button"
      aria-pressed={held}
      aria-label={t('pipeline.dragHandle', { name: card.FullName })}
      onClick={() => hand.press(card)}
      onKeyDown={hand.onKeyDown}
      onBlur={onBlur}
      className="pointer-events-none absolute right-1 bottom-1 grid size-9 cursor-grab place-items-center rounded-control bg-surface text-ink-muted opacity-0 focus-visible:pointer-events-auto focus-visible:opacity-100 aria-pressed:opacity-100"
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  )
}
