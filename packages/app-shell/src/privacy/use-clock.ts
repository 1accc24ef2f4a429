import { useLingui } from '@lingui/react'
import { localeOf } from '../texts/languages.ts'

/** Formats the time of day of an instant in India, in the person's language. */
export function useClock(): (instant: string) => string {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(localeOf(i18n.locale), { timeStyle: 'short', timeZone: 'Asia/Kolkata' })
  return (instant) => format.format(new Date(instant))
}
