import { useTexts } from '../../../texts/use-texts.ts'
import type { WaitingMessage } from './use-waiting-messages.ts'

const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })

/** Who gets a message to several, and when. */
export function useWaitingText() {
  const t = useTexts()
  return ({ Recipients, DueOn }: Pick<WaitingMessage, 'Recipients' | 'DueOn'>) =>
    t('bulk.waits', {
      count: Recipients.length,
      name: Recipients[0]?.Name ?? '',
      time: clock.format(new Date(DueOn)),
    })
}
