import { GripVertical } from 'lucide-react'
import { type FocusEvent, useCallback } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'
import type { KeyboardMove } from './use-keyboard-move.ts'

/** The handle that picks a card up by keyboard; visible only while focused, because a mouse drags the card itself. */
export function DragHandle({ card, hand }: { card: Card; hand: KeyboardMove }) {
  const t = useTexts()
  const isLifted = hand.lifted?.card.ID === card.ID
  const shouldFocus = isLifted || hand.landed === card.ID
  const focusButton = useCallback(
    (button: HTMLButtonElement | null) => {
      if (shouldFocus) button?.focus()
    },
    [shouldFocus],
  )
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A handle that moves to another column loses the focus without passing it on.
    if (isLifted && relatedTarget) hand.cancel()
    else if (!isLifted && hand.landed === card.ID) hand.land(undefined)
  }
  return (
    <button
      ref={focusButton}
      type="button"
      aria-pressed={isLifted}
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
