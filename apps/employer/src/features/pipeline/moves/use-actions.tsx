import { latePart, OpenedLate } from '@pramaan/app-shell/router/loading/late-part.tsx'
import { Alert } from '@pramaan/ui/alert'
import { TextButton } from '@pramaan/ui/text-link'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useDecideBy } from '../decide/use-decide-by.ts'
import type { Actions } from '../stages/actions.ts'
import type { Card } from '../stages/board-state.ts'
import { needsReason } from '../stages/stages.ts'
import { useMoveParts } from './use-move-parts.ts'
import { useMoves } from './use-moves.ts'

// The dialogs of the board load when they are opened.
const RejectDialog = latePart(() => import('./reject-dialog.tsx').then((m) => m.RejectDialog))
const HistoryPanel = latePart(() => import('./history-panel.tsx').then((m) => m.HistoryPanel))
const DecideDialog = latePart(() => import('../decide/decide-dialog.tsx').then((m) => m.DecideDialog))
const NumbersDialog = latePart(() => import('../numbers/numbers-dialog.tsx').then((m) => m.NumbersDialog))
const MessageDialog = latePart(() => import('../message/message-dialog.tsx').then((m) => m.MessageDialog))

/** What is open over the board. */
type Open =
  | { what: 'reject'; cards: readonly Card[]; to: number }
  | { what: 'decide' | 'message' | 'numbers'; cards: readonly Card[] }
  | { what: 'history'; card: Card }

/** The actions on candidates, with their dialogs: questions, a message, a history, errors. */
export function useActions(onDone: (cards: readonly Card[]) => void = () => undefined) {
  const t = useTexts()
  const parts = useMoveParts()
  const move = useMoves(parts)
  const decide = useDecideBy(parts)
  const [open, setOpen] = useState<Open>()
  const { problem, setProblem } = parts
  const close = () => setOpen(undefined)
  const go = (cards: readonly Card[], to: number, reason?: string) => {
    move({ cards, to, ...(reason && { reason }) })
    onDone(cards)
  }
  const actions: Actions = {
    move: (cards, to) => (needsReason(to) ? setOpen({ what: 'reject', cards, to }) : go(cards, to)),
    showHistory: (card) => setOpen({ what: 'history', card }),
    decide: (cards) => setOpen({ what: 'decide', cards }),
    message: (cards) => setOpen({ what: 'message', cards }),
    copyNumbers: (cards) => setOpen({ what: 'numbers', cards }),
  }
  const again = problem?.again
  const alert: ReactNode = problem && (
    <Alert
      tone="danger"
      onDismiss={() => setProblem(undefined)}
      action={again && <TextButton onClick={() => move(again)}>{t('pipeline.again')}</TextButton>}
    >
      {problem.text}
    </Alert>
  )
  const after = (done: () => void) => {
    close()
    done()
  }
  const overlays: ReactNode = open && (
    <OpenedLate key={open.what} onClose={close}>
      {open.what === 'reject' && (
        <RejectDialog
          cards={open.cards}
          onClose={close}
          onReject={(reason) => after(() => go(open.cards, open.to, reason))}
        />
      )}
      {open.what === 'decide' && (
        <DecideDialog
          cards={open.cards}
          onClose={close}
          onDay={(day) =>
            after(() => {
              decide.mutate({ cards: open.cards, day })
              onDone(open.cards)
            })
          }
        />
      )}
      {open.what === 'message' && (
        <MessageDialog cards={open.cards} onClose={close} onSent={(cards) => after(() => onDone(cards))} />
      )}
      {open.what === 'numbers' && <NumbersDialog cards={open.cards} onClose={close} />}
      {open.what === 'history' && <HistoryPanel card={open.card} onClose={close} />}
    </OpenedLate>
  )
  return { actions, alert, overlays }
}
