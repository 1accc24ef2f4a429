import type { Duration } from '@pramaan/domain/duration'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** A duration as text: short ('1 yr 4 mos') or full ('1 Year 4 Months'); a part that is 0 is left out. */
export function useDurationText(): (duration: Duration, look?: 'short' | 'long') => string {
  const t = useShellTexts()
  return ({ years, months }, look = 'short') => {
    const parts = [years > 0 && t(`duration.${look}.years`, { n: years })]
    if (months > 0 || years === 0) parts.push(t(`duration.${look}.months`, { n: months }))
    return parts.filter(Boolean).join(' ')
  }
}
