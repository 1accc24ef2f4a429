import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { DateField } from '@pramaan/ui/date-field'
import { useTexts } from '../../texts/use-texts.ts'

/** The first and the last day that a list is narrowed to; either may be open. */
type Ends = { from?: IndiaDay | undefined; to?: IndiaDay | undefined }

/** Whether the last day is before the first, which asks for nothing. */
export function isCrossed({ from, to }: Ends): boolean {
  return from !== undefined && to !== undefined && to < from
}

/** Two date fields in one line, with the mistake of a crossed span beside the second. */
export function DayFields({ from, to, onChange }: Ends & { onChange: (change: Ends) => void }) {
  const t = useTexts()
  return (
    <>
      <DateField
        size="dense"
        label={t('span.from')}
        className="w-40 max-sm:flex-1"
        value={from}
        max={to}
        onValue={(day) => onChange({ from: parseDay(day) })}
      />
      <DateField
        size="dense"
        label={t('span.to')}
        className="w-40 max-sm:flex-1"
        value={to}
        min={from}
        error={isCrossed({ from, to }) && t('span.crossed')}
        onValue={(day) => onChange({ to: parseDay(day) })}
      />
    </>
  )
}
