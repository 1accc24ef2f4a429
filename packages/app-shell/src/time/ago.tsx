import { dateText, relativeTime } from '@pramaan/domain/india-day'
import { usePlatform } from '../platform/platform.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** How long ago an instant was, by India's calendar (D23). */
export function useAgo() {
  const t = useShellTexts()
  const { now } = usePlatform()
  return (instant: string): string => {
    const { kind, n } = relativeTime(new Date(instant), now())
    return t(`ago.${kind}`, { n })
  }
}

/** How long ago an instant was, with the date as dd/MM/yyyy on hover. */
export function Ago({ at }: { at: string }) {
  const ago = useAgo()
  return (
    <time dateTime={at} title={dateText(new Date(at))}>
      {ago(at)}
    </time>
  )
}
