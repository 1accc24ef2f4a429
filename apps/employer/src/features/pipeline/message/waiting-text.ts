import { useTimeText } from '@pramaan/app-shell/texts/use-time-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { WaitingMessage } from './use-waiting-messages.ts'

/** Who gets a message to several, and when. */
export function useWaitingText() {
  const t = useTexts()
  const timeText = useTimeText()
  return ({ Recipients, DueOn }: Pick<WaitingMessage, 'Recipients' | 'DueOn'>) =>
    t('bulk.waits', {
      count: Recipients.length,
      name: Recipients[0]?.Name ?? '',
      time: timeText(DueOn),
    })
}
