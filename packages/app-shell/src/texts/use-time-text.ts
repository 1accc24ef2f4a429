import { useLingui } from '@lingui/react'

/**
 * Formats the time of day of an instant in India, in the person's language: hours and minutes, in `medium` style also
 * seconds.
 */
export function useTimeText(timeStyle: 'short' | 'medium' = 'short'): (instant: string) => string {
  const { i18n } = useLingui()
  // Lingui creates one formatter for each language and style.
  return (instant) => i18n.date(instant, { timeStyle, timeZone: 'Asia/Kolkata' })
}
