import { Accessibility, PointerSensor } from '@dnd-kit/dom'
import { type DragDropEventHandlers, DragDropProvider, DragOverlay } from '@dnd-kit/react'
import { useState } from 'react'
import { DraggedCard } from '../card/stage-card.tsx'
import { useKeyboardMove } from '../card/use-keyboard-move.ts'
import type { Actions, Selection } from '../stages/actions.ts'
import type { Board, Card } from '../stages/board-state.ts'
import { columnsFrom } from '../stages/stages.ts'
import { StageChips } from './stage-chips.tsx'
import { StageColumn } from './stage-column.tsx'
import type { BoardCalls } from './use-board.ts'
import { useSwipe } from './use-swipe.ts'

/** Props of the board: the loaded columns, how to load more, the stage that a phone shows, and the actions. */
type PipelineBoardProps = {
  board: Board
  more: BoardCalls['more']
  stage: number
  onStage: (stage: number) => void
  actions: Actions
  selection: Selection
}

/** Five columns, or one at a time on a phone; a card moves by mouse, long press, menu or keyboard (D28). */
export function PipelineBoard({ board, more, stage, onStage, actions, selection }: PipelineBoardProps) {
  const hand = useKeyboardMove((card, to) => {
    actions.move([card], to)
    if (onlyOneShows()) onStage(to)
  })
  // A card moved by its menu keeps the focus.
  const cardActions: Actions = {
    ...actions,
    move: (cards, to) => {
      actions.move(cards, to)
      hand.land(cards[0]?.ID)
    },
  }
  const [dragged, setDragged] = useState<Card>()
  const inHand = dragged ?? hand.lifted?.card
  const ways = inHand && columnsFrom(inHand.shortlisted).map(({ status }): number => status)
  const visibleStage = hand.lifted?.over ?? stage
  const swipe = useSwipe(
    board.data.findIndex(({ Status }) => Status === visibleStage),
    (index) => {
      const next = board.data[index]
      if (next && !dragged) onStage(next.Status)
    },
  )
  const openFor = (status: number) => (ways ? ways.includes(status) : undefined)
  const onDragEnd: DragDropEventHandlers['onDragEnd'] = ({ operation, canceled }) => {
    setDragged(undefined)
    const card = cardOf(operation.source)
    const to: unknown = operation.target?.data.status
    if (!canceled && card && typeof to === 'number' && to !== card.shortlisted) actions.move([card], to)
  }
  return (
    <DragDropProvider
      // The handles and the live region below announce the same in the board's own words.
      plugins={(plugins) => plugins.filter((plugin) => plugin !== Accessibility)}
      sensors={(sensors) => [...sensors.filter((sensor) => sensor !== PointerSensor), byAnyPart]}
      onDragStart={({ operation }) => setDragged(cardOf(operation.source))}
      onDragEnd={onDragEnd}
    >
      <StageChips board={board} current={visibleStage} openFor={openFor} onStage={onStage} />
      <div {...swipe} className="grid items-stretch gap-3 lg:grid-cols-5">
        {board.data.map((each) => (
          <StageColumn
            key={each.Status}
            stage={each}
            current={each.Status === visibleStage}
            open={openFor(each.Status)}
            more={more}
            selection={selection}
            hand={hand}
            actions={cardActions}
          />
        ))}
      </div>
      <p role="status" aria-live="assertive" className="sr-only">
        {hand.said}
      </p>
      <DragOverlay dropAnimation={null}>
        {dragged && <DraggedCard card={dragged} quiet={false} actions={actions} selection={selection} />}
      </DragOverlay>
    </DragDropProvider>
  )
}

/** A card can also be dragged by the name, although that is a link; its buttons and checkbox only take clicks. */
const byAnyPart = PointerSensor.configure({
  preventActivation: ({ target }) => target instanceof Element && target.closest('button, label') !== null,
})

/** Whether the page is too narrow for five columns. */
function onlyOneShows() {
  return matchMedia('(width < 64rem)').matches
}

function cardOf(source: { data: Record<string, unknown> } | null): Card | undefined {
  return source?.data.card as Card | undefined
}
