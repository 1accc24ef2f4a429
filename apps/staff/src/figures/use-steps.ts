import { stepLengthOf, stepsOf, sumsOf } from '@pramaan/domain/chart-steps'
import { type DateRange, rangeText } from '@pramaan/domain/date-range'
import { dayText } from '@pramaan/domain/india-day'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../texts/use-texts.ts'

/** A short date for narrow space: 21/11. */
export function shortDay(day: string): string {
  return day.slice(5).split('-').reverse().join('/')
}

/** From the first to the last of some days. */
export function rangeOfDays(days: readonly { day: string }[]): DateRange {
  return { from: days[0]?.day, to: days.at(-1)?.day } as DateRange
}

/**
 * Groups days into a chart's steps (days, weeks or months): the short and full names of the steps, the word for one
 * step, and a function that sums daily values by step.
 */
export function useSteps(days: readonly { day: string }[]) {
  const t = useTexts()
  const { monthNames } = useLabels()
  const range = rangeOfDays(days)
  const length = stepLengthOf(range)
  const steps = stepsOf(range)
  // Labels below bars have little space, and months within a year need no year.
  const yearOf = (day: string) => (steps.length > 12 ? ` ${day.slice(0, 4)}` : '')
  const monthOf = (day: string) => `${monthNames[Number(day.slice(5, 7)) - 1]}${yearOf(day)}`
  const [short, full] = {
    day: [({ from }: DateRange) => shortDay(from), ({ from }: DateRange) => dayText(from)] as const,
    week: [({ from, to }: DateRange) => `${shortDay(from)}–${shortDay(to)}`, rangeText] as const,
    month: [({ from }: DateRange) => monthOf(from), rangeText] as const,
  }[length]
  return {
    by: t(`figures.by.${length}`),
    head: t(`figures.${length}`),
    names: steps.map(short),
    fullNames: steps.map(full),
    sums: (values: readonly number[]) => sumsOf(range, values),
  }
}
