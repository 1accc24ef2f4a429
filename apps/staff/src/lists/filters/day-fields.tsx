import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { DateField } from '@pramaan/ui/date-field'
import { useTexts } from '../../texts/use-texts.ts'

/** The first and last day of a list's date filter; either may be open. */
type Ends = { from?: IndiaDay | undefined; to?: IndiaDay | undefined }

/** Whether the last day is before the first, which matches nothing. */
export function isCrossed({ from, to }: Ends): boolean {
  return from !== undefined && to !== undefined && to < from
}

/** Two date fields on one line, with an error next to the second if they are the wrong way round. */
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
