import { addDays, daysBetween, dayText, financialYear, type IndiaDay, parseDay } from '../india-day/india-day.ts'

/** Days in India from one to another, both included. */
export type Span = { from: IndiaDay; to: IndiaDay }

/** Most days that figures are asked for at once: two years, a leap year among them. */
export const mostSpanDays = 731

/** The spans that are one press away, the first being what a screen starts with. */
export const spanPresets = ['30-days', '7-days', '90-days', 'this-month', 'last-month', 'this-year'] as const

/** A span that has a name; `this-year` is the financial year, April to March. */
export type SpanPreset = (typeof spanPresets)[number]

function firstOfMonth(day: IndiaDay): IndiaDay {
  return `${day.slice(0, 7)}-01` as IndiaDay
}

function lastDays(today: IndiaDay, days: number): Span {
  return { from: addDays(today, 1 - days), to: today }
}

/** The days of a named span as of today; what is still running ends today. */
export function spanOf(preset: SpanPreset, today: IndiaDay): Span {
  const beforeThisMonth = addDays(firstOfMonth(today), -1)
  const spans: Record<SpanPreset, Span> = {
    '7-days': lastDays(today, 7),
    '30-days': lastDays(today, 30),
    '90-days': lastDays(today, 90),
    'this-month': { from: firstOfMonth(today), to: today },
    'last-month': { from: firstOfMonth(beforeThisMonth), to: beforeThisMonth },
    'this-year': { from: financialYear(today).from, to: today },
  }
  return spans[preset]
}

/** The name of a span as of today; undefined where it was chosen by hand. */
export function presetOf({ from, to }: Span, today: IndiaDay): SpanPreset | undefined {
  return spanPresets.find((preset) => {
    const span = spanOf(preset, today)
    return span.from === from && span.to === to
  })
}

/** Why no figures can be asked for: the end lies before the start, or the days are too many. */
export function whyNotSpan({ from, to }: Span): 'crossed' | 'too-long' | undefined {
  if (to < from) return 'crossed'
  return spanDays({ from, to }) > mostSpanDays ? 'too-long' : undefined
}

/** The span that an address names by `from` and `to`; the first preset where it names none that can be asked for. */
export function spanIn(from: string | null, to: string | null, today: IndiaDay): Span {
  const [first, last] = [parseDay(from ?? ''), parseDay(to ?? '')]
  const named = first && last && { from: first, to: last }
  return named && !whyNotSpan(named) ? named : spanOf(spanPresets[0], today)
}

/** How many days a span has. */
export function spanDays({ from, to }: Span): number {
  return daysBetween(from, to) + 1
}

/** Every day of a span, in order. */
export function daysOf(span: Span): IndiaDay[] {
  return Array.from({ length: spanDays(span) }, (_, index) => addDays(span.from, index))
}

/** The span of as many days that ends the day before, which figures are measured against. */
export function spanBefore(span: Span): Span {
  return { from: addDays(span.from, -spanDays(span)), to: addDays(span.from, -1) }
}

/** A span as people read it: 22/10/2026 – 20/11/2026. */
export function spanText({ from, to }: Span): string {
  return `${dayText(from)} – ${dayText(to)}`
}
