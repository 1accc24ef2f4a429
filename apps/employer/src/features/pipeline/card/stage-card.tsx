import { useDraggable } from '@dnd-kit/react'
import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { columnsFrom } from '../stages/stages.ts'
import type { StageCardProps } from './card-box.tsx'
import { CardBox, CardHole } from './card-box.tsx'
import { DragHandle } from './drag-handle.tsx'

/** A candidate on the board, dragged by mouse or long press; meanwhile a labelled gap marks its place. */
export function StageCard(props: StageCardProps) {
  const { card, hand } = props
  const fixed = columnsFrom(card.shortlisted).length === 0
  const { ref, isDragSource } = useDraggable({ id: `card ${card.ID}`, data: { card }, disabled: fixed })
  const { lifted } = hand
  const isLifted = lifted?.card.ID === card.ID
  const isAway = isDragSource || (isLifted && lifted.over !== card.shortlisted)
  return (
    <li
      ref={ref}
      onContextMenu={keepLongPress}
      className={clsx('relative pointer-coarse:select-none', !fixed && !isAway && 'lg:cursor-grab')}
    >
      {isAway ? (
        <CardHole name={card.FullName} />
      ) : (
        <CardBox {...props} lifted={isLifted}>
          {!fixed && <DragHandle card={card} hand={hand} />}
        </CardBox>
      )}
    </li>
  )
}

/** A long press picks the card up even on a link, where the browser would open a menu. */
function keepLongPress(event: MouseEvent) {
  const { nativeEvent } = event
  if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch') event.preventDefault()
}

/** A card held over another column by keyboard. */
export function CarriedCard(props: StageCardProps) {
  return (
    <li className="relative">
      <CardBox {...props} lifted>
        <DragHandle card={props.card} hand={props.hand} />
      </CardBox>
    </li>
  )
}

/** The card being dragged. */
export function DraggedCard(props: Omit<StageCardProps, 'hand'>) {
  return (
    <div className="rotate-1 bg-surface shadow-float">
      <CardBox {...props} />
    </div>
  )
}
