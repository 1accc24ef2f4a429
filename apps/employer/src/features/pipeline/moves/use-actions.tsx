import { Alert } from '@pramaan/ui/alert'
import { TextButton } from '@pramaan/ui/text-link'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Actions } from '../stages/actions.ts'
import type { Card } from '../stages/board-state.ts'
import { needsReason } from '../stages/stages.ts'
import { HistoryPanel } from './history-panel.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useMoves } from './use-moves.ts'

/** The actions on candidates and what they open: the question for a reason, a history, errors. */
export function useActions(onMoved: (cards: readonly Card[]) => void = () => undefined) {
  const t = useTexts()
  const moves = useMoves()
  const [asking, setAsking] = useState<{ cards: readonly Card[]; to: number }>()
  const [notified, setNotified] = useState<Card>()
  const { problem } = moves
  const go = (cards: readonly Card[], to: number, reason?: string) => {
    moves.move({ cards, to, ...(reason && { reason }) })
    onMoved(cards)
  }
  const actions: Actions = {
    move: (cards, to) => (needsReason(to) ? setAsking({ cards, to }) : go(cards, to)),
    showHistory: setNotified,
  }
  const again = problem?.again
  const alert: ReactNode = problem && (
    <Alert
      tone="danger"
      onDismiss={moves.dismiss}
      action={again && <TextButton onClick={() => moves.move(again)}>{t('pipeline.again')}</TextButton>}
    >
      {problem.text}
    </Alert>
  )
  const overlays: ReactNode = (
    <>
      {asking && (
        <RejectDialog
          cards={asking.cards}
          onClose={() => setAsking(undefined)}
          onReject={(reason) => {
            setAsking(undefined)
            go(asking.cards, asking.to, reason)
          }}
        />
      )}
      <HistoryPanel card={notified} onClose={() => setNotified(undefined)} />
    </>
  )
  return { actions, alert, overlays }
}
