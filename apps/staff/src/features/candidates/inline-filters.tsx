import { parseDay } from '@pramaan/domain/india-day'
import type { CandidateFilters } from '@pramaan/domain/search'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { FilterChoice } from './filter-choices.ts'

const box =
  'relative flex min-h-8 min-w-0 items-center gap-1.5 rounded-control border px-2.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand enabled-hover:border-brand'
const looks = (chosen: boolean) => clsx(box, chosen ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface')

type Change = (change: Partial<CandidateFilters>) => void

/** A filter in one line: its name, what is chosen, and the browser's own list behind it. */
export function InlineChoice({ choice, onChange }: { choice: FilterChoice; onChange: Change }) {
  const chosen = choice.options.find(({ value }) => value === choice.value)
  return (
    <label className={looks(choice.value !== '')}>
      <span className="shrink-0 text-ink-muted">{choice.label}</span>
      <span aria-hidden className="max-w-32 truncate font-semibold">
        {chosen?.label}
      </span>
      <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <select
        value={choice.value}
        onChange={(event) => onChange(choice.set(event.target.value))}
        className="absolute inset-0 w-full cursor-pointer bg-surface text-ink opacity-0"
      >
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The first or last day of registration, in one line; the two bound each other. */
export function InlineDay({
  name,
  filters,
  onChange,
}: {
  name: 'fromDate' | 'toDate'
  filters: CandidateFilters
  onChange: Change
}) {
  const t = useTexts()
  return (
    <label className={clsx(looks(filters[name] !== undefined), 'pr-1')}>
      <span className="text-ink-muted">{t(name === 'fromDate' ? 'list.from' : 'list.to')}</span>
      <input
        type="date"
        {...dayProps(name, filters, onChange)}
        className={clsx('bg-transparent outline-none', filters[name] ? 'font-semibold' : 'text-ink-muted')}
      />
    </label>
  )
}

/** The browser's own date field of one end of the span. */
export function dayProps(name: 'fromDate' | 'toDate', filters: CandidateFilters, onChange: Change) {
  return {
    value: filters[name] ?? '',
    min: name === 'toDate' ? filters.fromDate : undefined,
    max: name === 'fromDate' ? filters.toDate : undefined,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const day = parseDay(event.target.value)
      // While a year is typed the field passes through years like 0002, which nobody means.
      if (!event.target.value || (day && day > '2000')) onChange({ [name]: day })
    },
  }
}
