import { Button } from '@pramaan/ui/button'
import { DayFields } from '../../lists/filters/day-fields.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { type Days, daysOf } from './use-applicants.ts'

/** First and last day of application; each change applies at once. */
export function DateFilters({ days, onChange }: { days: Days; onChange: (change: Days) => void }) {
  const t = useTexts()
  const { from, to } = daysOf(days)
  return (
    <div className="flex flex-wrap items-start gap-3">
      <DayFields
        from={from}
        to={to}
        onChange={(change) =>
          onChange({
            ...('from' in change && { fromDate: change.from }),
            ...('to' in change && { toDate: change.to }),
          })
        }
      />
      {(from || to) && (
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
