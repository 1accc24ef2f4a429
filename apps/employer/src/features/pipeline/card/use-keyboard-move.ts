import { pipelineColumns } from '@pramaan/domain/shortlist'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'
import { columnsFrom, useStageTitle } from '../stages/stages.ts'

/** A card that the keyboard has picked up, and the stage it is over. */
type Lifted = { card: Card; over: number }

/**
 * Moves a card by keyboard: Space or Enter on its handle picks it up and drops it, arrows choose among the allowed
 * stages, Escape cancels. `said` is announced to screen readers; `landed` is the card that gets the focus.
 */
export function useKeyboardMove(onMove: (card: Card, to: number) => void) {
  const t = useTexts()
  const stageTitle = useStageTitle()
  const [lifted, setLifted] = useState<Lifted>()
  const [landed, setLanded] = useState<number>()
  const [announcement, announce] = useState('')
  const cancel = () => {
    if (!lifted) return
    setLifted(undefined)
    setLanded(lifted.card.ID)
    announce(t('pipeline.said.stays', { name: lifted.card.FullName, stage: stageTitle(lifted.card.shortlisted) }))
  }
  const press = (card: Card) => {
    const stage = stageTitle(card.shortlisted)
    if (!lifted) {
      setLifted({ card, over: card.shortlisted })
      return announce(t('pipeline.said.picked', { name: card.FullName, stage }))
    }
    if (lifted.over === card.shortlisted) return cancel()
    setLifted(undefined)
    setLanded(card.ID)
    announce(t('pipeline.said.dropped', { name: card.FullName, stage: stageTitle(lifted.over) }))
    onMove(card, lifted.over)
  }
  const step = (by: 1 | -1) => {
    if (!lifted) return
    const over = besides(lifted, by)
    if (over === undefined) return
    setLifted({ ...lifted, over })
    announce(t('pipeline.said.over', { stage: stageTitle(over) }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!lifted) return
    const way = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key]
    if (way) step(way)
    else if (event.key === 'Escape') cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { lifted, landed, said: announcement, press, cancel, onKeyDown, land: setLanded }
}

/** The next stage on one side, among the card's own and those it may move to. */
function besides({ card, over }: Lifted, by: 1 | -1): number | undefined {
  const ways = columnsFrom(card.shortlisted).map(({ status }): number => status)
  const stops = pipelineColumns.map(({ status }): number => status)
  const open = stops.filter((status) => status === card.shortlisted || ways.includes(status))
  return open[open.indexOf(over) + by]
}

export type KeyboardMove = ReturnType<typeof useKeyboardMove>
