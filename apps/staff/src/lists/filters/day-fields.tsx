import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { rangeOfPreset } from '@pramaan/domain/date-range'
import { dayOf, type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { DateField } from '@pramaan/ui/date-field'
import { Menu } from '@pramaan/ui/menu'
import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** The first and last day of a list's date filter; either may be open. */
type Ends = { from?: IndiaDay | undefined; to?: IndiaDay | undefined }

/** Whether the last day is before the first, which matches nothing. */
export function isCrossed({ from, to }: Ends): boolean {
  return from !== undefined && to !== undefined && to < from
}

/** The periods most asked for: today, the last seven days, this month. */
function usePresets(): { key: 'today' | '7-days' | 'this-month'; from: IndiaDay; to: IndiaDay }[] {
  const { now } = usePlatform()
  const today = dayOf(now())
  const named = (['7-days', 'this-month'] as const).map((key) => ({ key, ...rangeOfPreset(key, today) }))
  return [{ key: 'today', from: today, to: today }, ...named]
}

function DayPresets({ from: chosenFrom, to: chosenTo, onChange }: Ends & { onChange: (change: Ends) => void }) {
  const t = useTexts()
  const presets = usePresets().map((preset) => ({
    ...preset,
    checked: preset.from === chosenFrom && preset.to === chosenTo,
  }))
  const chosen = presets.find(({ checked }) => checked)
  const chosenText = chosen && t(`range.${chosen.key}`)
  return (
    <Menu
      heading={t('range.choose')}
      trigger={
        <Button
          tone="quiet"
          size="sm"
          className="max-sm:w-full sm:mt-6.5"
          aria-label={[t('range.presets'), chosenText].filter(Boolean).join(': ')}
        >
          {chosenText ?? t('range.period')}
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      }
      items={presets.map(({ key, from, to, checked }) => ({
        key,
        label: t(`range.${key}`),
        checked,
        onSelect: () => onChange({ from, to }),
      }))}
    />
  )
}

/**
 * Two date fields on one line, with an error next to the second if they are the wrong way round, and a menu of periods
 * that sets both.
 */
export function DayFields({ from, to, onChange }: Ends & { onChange: (change: Ends) => void }) {
  const t = useTexts()
  return (
    <>
      <DateField
        size="dense"
        label={t('range.from')}
        className="w-40 max-sm:flex-1"
        value={from}
        max={to}
        onValue={(day) => onChange({ from: parseDay(day) })}
      />
      <DateField
        size="dense"
        label={t('range.to')}
        className="w-40 max-sm:flex-1"
        value={to}
        min={from}
        error={isCrossed({ from, to }) && t('range.crossed')}
        onValue={(day) => onChange({ to: parseDay(day) })}
      />
      <DayPresets from={from} to={to} onChange={onChange} />
    </>
  )
}
