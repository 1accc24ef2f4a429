import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { TextField } from '@pramaan/ui/text-field'
import { useTexts } from '../../texts/use-texts.ts'

type DateFiltersProps = {
  fromDate: IndiaDay | undefined
  toDate: IndiaDay | undefined
  onChange: (change: { fromDate?: IndiaDay | undefined; toDate?: IndiaDay | undefined }) => void
}

/** The first and last day of application; each applies at once. */
export function DateFilters({ fromDate, toDate, onChange }: DateFiltersProps) {
  const t = useTexts()
  const crossed = fromDate !== undefined && toDate !== undefined && toDate < fromDate
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        dense
        type="date"
        label={t('applicants.from')}
        className="max-sm:flex-1"
        value={fromDate ?? ''}
        max={toDate}
        onChange={(event) => onChange({ fromDate: parseDay(event.target.value) })}
      />
      <TextField
        dense
        type="date"
        label={t('applicants.to')}
        className="max-sm:flex-1"
        value={toDate ?? ''}
        min={fromDate}
        error={crossed && t('applicants.badSpan')}
        onChange={(event) => onChange({ toDate: parseDay(event.target.value) })}
      />
      {(fromDate || toDate) && (
        <Button tone="ghost" size="sm" onClick={() => onChange({ fromDate: undefined, toDate: undefined })}>
          {t('applicants.clear')}
        </Button>
      )}
    </div>
  )
}
