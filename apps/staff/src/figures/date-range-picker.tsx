import {
  type DateRange,
  presetOf,
  rangeOfPreset,
  rangePresets,
  rangeText,
  whyNotDateRange,
} from '@pramaan/domain/date-range'
import { type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { DateField } from '@pramaan/ui/date-field'
import { Popover } from '@pramaan/ui/popover'
import { CalendarDays } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

type DateRangePickerProps = { range: DateRange; today: IndiaDay; onChoose: (range: DateRange) => void }

/** Chooses the days of the figures: a preset, or from one day to another. */
export function DateRangePicker({ range, today, onChoose }: DateRangePickerProps) {
  const t = useTexts()
  const [open, setOpen] = useState(false)
  const chosen = presetOf(range, today)
  const choose = (next: DateRange) => {
    setOpen(false)
    onChoose(next)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="end"
      label={t('range.choose')}
      trigger={
        <Button tone="quiet" size="sm" icon={<CalendarDays />} className="tabular-nums">
          {rangeText(range)}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-1.5">
        {rangePresets.map((preset) => (
          <Button
            key={preset}
            size="sm"
            tone={preset === chosen ? 'soft' : 'ghost'}
            aria-pressed={preset === chosen}
            className="justify-start!"
            onClick={() => choose(rangeOfPreset(preset, today))}
          >
            {t(`range.${preset}`)}
          </Button>
        ))}
      </div>
      <CustomRange key={rangeText(range)} range={range} onChoose={choose} />
    </Popover>
  )
}

function CustomRange({ range, onChoose }: Pick<DateRangePickerProps, 'range' | 'onChoose'>) {
  const t = useTexts()
  const [typed, setTyped] = useState<{ from: string; to: string }>(range)
  const [shown, setShown] = useState(false)
  const [from, to] = [parseDay(typed.from), parseDay(typed.to)]
  const why = from && to ? whyNotDateRange({ from, to }) : 'needed'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setShown(true)
    if (from && to && !why) onChoose({ from, to })
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-3 border-line border-t pt-3">
      <div className="grid grid-cols-2 gap-2 pointer-coarse:grid-cols-1">
        {(['from', 'to'] as const).map((end) => (
          <DateField
            key={end}
            size="dense"
            label={t(`range.${end}`)}
            value={typed[end]}
            error={end === 'to' && shown && why && t(`range.${why}`)}
            onValue={(day) => setTyped({ ...typed, [end]: day })}
          />
        ))}
      </div>
      <Button type="submit" size="sm">
        {t('range.apply')}
      </Button>
    </form>
  )
}
