import { timeText } from '@pramaan/domain/india-day'
import { useTexts } from '../../../texts/use-texts.ts'
import type { WaitingMessage } from './use-waiting-messages.ts'

/** The recipients of a message to several candidates, and its time. */
export function useWaitingText() {
  const t = useTexts()
  return ({ Recipients, DueOn }: Pick<WaitingMessage, 'Recipients' | 'DueOn'>) => {
    const reached = Recipients.filter(({ why }) => why === null)
    return t('bulk.waits', {
      count: reached.length,
      name: reached[0]?.Name ?? '',
      time: timeText(new Date(DueOn)),
    })
  }
}
