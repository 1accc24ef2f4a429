import { dateText, dayOf, daysBetween } from '@pramaan/domain/india-day'
import { usePlatform } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** Names the day in India of an instant: Today, Yesterday, or dd/MM/yyyy (D23). */
export function useDayTitle() {
  const t = useShellTexts()
  const { now } = usePlatform()
  return (instant: Date): string => {
    const days = daysBetween(dayOf(instant), dayOf(now()))
    if (days <= 0) return t('notifications.today')
    return days === 1 ? t('notifications.yesterday') : dateText(instant)
  }
}
