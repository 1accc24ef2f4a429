import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { TextField } from '@pramaan/ui/text-field'
import { useTexts } from '../../texts/use-texts.ts'

/** Whether the last day is before the first, which asks for nothing. */
export function isCrossed({ fromDate, toDate }: { fromDate?: IndiaDay | undefined; toDate?: IndiaDay | undefined }) {
  return fromDate !== undefined && toDate !== undefined && toDate < fromDate
}

type DateFiltersProps = {
  fromDate: IndiaDay | undefined
  toDate: IndiaDay | undefined
  onChange: (change: { fromDate?: IndiaDay | undefined; toDate?: IndiaDay | undefined }) => void
}

/** The first and last day of application; each applies at once. */
export function DateFilters({ fromDate, toDate, onChange }: DateFiltersProps) {
  const t = useTexts()
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        dense
        type="date"
        label={t('applicants.from')}
        className="w-37 max-sm:flex-1"
        value={fromDate ?? ''}
        max={toDate}
        onChange={(event) => onChange({ fromDate: parseDay(event.target.value) })}
      />
      <TextField
        dense
        type="date"
        label={t('applicants.to')}
        className="w-37 max-sm:flex-1"
        value={toDate ?? ''}
        min={fromDate}
        error={isCrossed({ fromDate, toDate }) && t('applicants.badSpan')}
        onChange={(event) => onChange({ toDate: parseDay(event.target.value) })}
      />
      {(fromDate || toDate) && (
        <Button
          tone="ghost"
          size="sm"
          className="mt-6.5"
          onClick={() => onChange({ fromDate: undefined, toDate: undefined })}
        >
          {t('applicants.clear')}
        </Button>
      )}
    </div>
  )
}
