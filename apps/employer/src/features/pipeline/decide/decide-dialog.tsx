import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { addDays, dayOf, type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { furthestDecisionDays, whyNotDecideBy } from '@pramaan/domain/pipeline'
import type { ShortlistStatus } from '@pramaan/domain/shortlist'
import { Button } from '@pramaan/ui/button'
import { DateField } from '@pramaan/ui/date-field'
import { Dialog } from '@pramaan/ui/dialog'
import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'

/** Days from today that a press chooses. */
const presets = [0, 1, 3, 7] as const

type DecideDialogProps = { cards: readonly Card[]; onClose: () => void; onDay: (day: IndiaDay | null) => void }

/** Asks by which day these candidates are to be decided. */
export function DecideDialog({ cards, onClose, onDay }: DecideDialogProps) {
  const t = useTexts()
  const form = useId()
  const today = dayOf(usePlatform().now())
  const [only] = cards
  const [text, setText] = useState(cards.length === 1 ? (only?.DecideBy ?? '') : '')
  const [confirming, setConfirming] = useState(false)
  const day = parseDay(text)
  const why = day && only ? whyNotDecideBy(only.shortlisted as ShortlistStatus, day, today) : 'none'
  const wrong = why === 'decided' ? undefined : why
  const save = (event: FormEvent) => {
    event.preventDefault()
    setConfirming(true)
    if (day && !wrong) onDay(day)
  }
  return (
    <Dialog
      open
      form
      onOpenChange={(open) => !open && onClose()}
      title={t('decide.title', { count: cards.length, name: only?.FullName ?? '' })}
      description={t('decide.text')}
      lead={
        cards.some(({ DecideBy }) => DecideBy !== null) && (
          <Button tone="quiet" onClick={() => onDay(null)}>
            {t('decide.remove')}
          </Button>
        )
      }
      submit={
        <Button type="submit" form={form}>
          {t('decide.save')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={save} className="grid gap-4">
        <DateField
          label={t('decide.day')}
          value={text}
          onValue={setText}
          min={today}
          max={addDays(today, furthestDecisionDays)}
          error={confirming && wrong ? t(`decide.wrong.${wrong}`) : undefined}
        />
        <div className="flex flex-wrap gap-2">
          {presets.map((days) => (
            <Button key={days} tone="soft" size="sm" onClick={() => onDay(addDays(today, days))}>
              {t('decide.in', { days })}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  )
}
