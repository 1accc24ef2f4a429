import { useTextDraft } from '@pramaan/app-shell/forms/unsaved/use-text-draft.ts'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { tooLong } from '@pramaan/contract/too-long'
import { longestMessage } from '@pramaan/domain/conversation'
import { useWhyClosed } from '@pramaan/features/company/use-why-closed.ts'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { ClosedReason } from '../../../company/closed-reason.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'
import { MessageText } from './message-text.tsx'
import { SkippedPeople } from './skipped-people.tsx'
import { useBulkMessage } from './use-bulk-message.ts'

/** From how many messages left today the dialog says so. */
const fewLeft = 50

type MessageDialogProps = { cards: readonly Card[]; onClose: () => void; onSent: (cards: readonly Card[]) => void }

/**
 * One message to each of these candidates: the text that each reads, the candidates who won't get it, and how many more
 * messages the day allows.
 */
export function MessageDialog({ cards, onClose, onSent }: MessageDialogProps) {
  const t = useTexts()
  const form = useId()
  const [text, setText] = useTextDraft('message.several')
  const [confirming, setConfirming] = useState(false)
  const message = useBulkMessage(cards, () => {
    setText('')
    onSent(cards)
  })
  const { check, left, reached, skipped, sending, failure } = message
  const [first] = reached
  const who = { count: check.data ? reached.length : cards.length, name: first?.Name ?? cards[0]?.FullName ?? '' }
  const closed = useWhyClosed()
  const long = tooLong(text, longestMessage)
  const tooFew = left !== undefined && left < reached.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setConfirming(true)
    if (text.trim() !== '' && !long && first && !tooFew) message.send(text.trim())
  }
  const blocked = closed ? (
    <ClosedReason why={closed} />
  ) : check.data && !first ? (
    t('bulk.nobody')
  ) : tooFew ? (
    t('bulk.tooFew', { left })
  ) : undefined
  return (
    <Dialog
      open
      form
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.title', who)}
      description={t('bulk.text')}
      submit={
        <Button type="submit" form={form} busy={sending && t('bulk.sending')} reason={blocked}>
          {t('bulk.send', who)}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <MessageText
          text={text}
          onText={setText}
          reader={first?.Name ?? undefined}
          error={confirming && text.trim() === '' ? t('bulk.empty') : long}
        />
        <SkippedPeople skipped={skipped} nameOf={(id) => cards.find(({ ID }) => ID === id)?.FullName ?? ''} />
        {left !== undefined && left < fewLeft && !tooFew && (
          <p className="text-ink-muted text-sm">{t('bulk.left', { left })}</p>
        )}
        {check.isError && !closed && <Failure error={check.error} onRetry={() => void check.refetch()} />}
        {failure && <Alert tone="danger">{failure}</Alert>}
      </form>
    </Dialog>
  )
}
