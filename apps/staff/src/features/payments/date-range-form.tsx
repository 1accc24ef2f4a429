import { Button } from '@pramaan/ui/button'
import { type FormEvent, useState } from 'react'
import { DayFields, isCrossed } from '../../lists/filters/day-fields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { DateRange } from './use-payments.ts'

/** The days of payment, applied by a button (document 002 §2.8). */
export function DateRangeForm({ range, onSearch }: { range: DateRange; onSearch: (range: DateRange) => void }) {
  const t = useTexts()
  const [typed, setTyped] = useState<DateRange>({ from: range.from, to: range.to })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isCrossed(typed)) onSearch(typed)
  }
  const clear = () => {
    const none = { from: undefined, to: undefined }
    setTyped(none)
    onSearch(none)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2 max-sm:w-full">
      <DayFields {...typed} onChange={(change) => setTyped({ ...typed, ...change })} />
      <Button type="submit" tone="soft" size="sm" className="max-sm:w-full sm:mt-6.5">
        {t('payments.search')}
      </Button>
      {(range.from || range.to) && (
        <Button tone="ghost" size="sm" className="max-sm:w-full sm:mt-6.5" onClick={clear}>
          {t('payments.clear')}
        </Button>
      )}
    </form>
  )
}
