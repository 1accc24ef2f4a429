import { parseDay } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { TextField } from '@pramaan/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { isCrossed, type Span } from './use-payments.ts'

/** The days of payment, searched by a button (document 002 §2.8). */
export function SpanForm({ span, onSearch }: { span: Span; onSearch: (span: Span) => void }) {
  const t = useTexts()
  const [typed, setTyped] = useState(span)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isCrossed(typed)) onSearch(typed)
  }
  const clear = () => {
    setTyped({})
    onSearch({})
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-2 max-sm:w-full">
      <TextField
        dense
        type="date"
        label={t('payments.from')}
        className="w-37 max-sm:flex-1"
        value={typed.startDate ?? ''}
        onChange={(event) => setTyped({ ...typed, startDate: parseDay(event.target.value) })}
      />
      <TextField
        dense
        type="date"
        label={t('payments.to')}
        className="w-37 max-sm:flex-1"
        value={typed.endDate ?? ''}
        error={isCrossed(typed) && t('payments.badSpan')}
        onChange={(event) => setTyped({ ...typed, endDate: parseDay(event.target.value) })}
      />
      <Button type="submit" tone="soft" size="sm" className="mt-6.5">
        {t('payments.search')}
      </Button>
      {(span.startDate || span.endDate) && (
        <Button tone="ghost" size="sm" className="mt-6.5" onClick={clear}>
          {t('payments.clear')}
        </Button>
      )}
    </form>
  )
}
