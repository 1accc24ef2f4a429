import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { tooLong } from '@pramaan/contract/too-long'
import { rejectReasons } from '@pramaan/domain/pipeline'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { RadioList } from '@pramaan/ui/radio-list'
import { TextArea } from '@pramaan/ui/text-area'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'

/** The maximum length of a reason in the employer's own words. */
const longestReason = 200
const ownReason = 'own'

type RejectDialogProps = { cards: readonly Card[]; onReject: (reason: string) => void; onClose: () => void }

/** Asks why candidates are rejected: one of six reasons, or free text. Only the employer sees it. */
export function RejectDialog({ cards, onReject, onClose }: RejectDialogProps) {
  const t = useTexts()
  const option = useOptionText()
  const form = useId()
  const [chosen, setChosen] = useState<string>()
  const [words, setWords] = useState('')
  const [confirming, setConfirming] = useState(false)
  const reason = (chosen === ownReason ? words : (chosen ?? '')).replaceAll(/\s+/g, ' ').trim()
  const long = tooLong(reason, longestReason)
  const wrong = confirming && reason === ''
  const [only] = cards
  const who = { count: cards.length, name: cards.length === 1 ? (only?.FullName ?? '') : '' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setConfirming(true)
    if (reason !== '' && !long) onReject(reason)
  }
  const options = [
    ...rejectReasons.map((value) => ({ value, label: option(value) })),
    { value: ownReason, label: t('pipeline.reject.otherReason') },
  ]
  return (
    <Dialog
      open
      form
      onOpenChange={(open) => !open && onClose()}
      title={t('pipeline.reject.title', who)}
      description={t('pipeline.reject.text')}
      submit={
        <Button type="submit" form={form} tone="danger">
          {t('pipeline.reject.submit', who)}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <RadioList
          label={t('pipeline.reject.why')}
          options={options}
          value={chosen ?? ''}
          onValue={setChosen}
          error={wrong && chosen === undefined ? t('pipeline.reject.choose') : undefined}
        />
        {chosen === ownReason && (
          <TextArea
            label={t('pipeline.reject.words')}
            counter={longestReason}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            error={wrong ? t('pipeline.reject.write') : long}
            autoFocus
          />
        )}
      </form>
    </Dialog>
  )
}
