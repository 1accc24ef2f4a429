import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { rangeOfPreset } from '@pramaan/domain/date-range'
import { dayOf, type IndiaDay, parseDay } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { DateField } from '@pramaan/ui/date-field'
import { Menu } from '@pramaan/ui/menu'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** The first and last day of a list's date filter; both are optional. */
type Ends = { from?: IndiaDay | undefined; to?: IndiaDay | undefined }

/** Whether the last day is before the first, which matches nothing. */
export function isCrossed({ from, to }: Ends): boolean {
  return from !== undefined && to !== undefined && to < from
}

/** The most used periods: today, the last seven days, this month. */
function usePresets(): { key: 'today' | '7-days' | 'this-month'; from: IndiaDay; to: IndiaDay }[] {
  const { now } = usePlatform()
  const today = dayOf(now())
  const presets = (['7-days', 'this-month'] as const).map((key) => ({ key, ...rangeOfPreset(key, today) }))
  return [{ key: 'today', from: today, to: today }, ...presets]
}

/** Both ends, and their setter. */
type DayPresetsProps = Ends & {
  onChange: (ends: Ends) => void
  /** Its neighbours: fields with labels, a line of small controls, or the fields of a sheet. */
  place?: 'fields' | 'line' | 'sheet'
}

/** A menu of the most used periods, which sets both ends of a date filter. */
export function DayPresets({ from: chosenFrom, to: chosenTo, onChange, place = 'fields' }: DayPresetsProps) {
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
          size={place === 'line' ? 'xs' : 'sm'}
          className={clsx(place !== 'line' && 'max-sm:w-full', place === 'fields' && besideFields)}
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

const besideFields = 'sm:mt-6.5'

/** Buttons in the line of the date boxes, even while an error is shown below one of them. */
export function BesideDays({ children }: { children: ReactNode }) {
  return <div className={clsx('flex flex-wrap gap-2', besideFields)}>{children}</div>
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
