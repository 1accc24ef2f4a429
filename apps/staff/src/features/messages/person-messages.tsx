import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useTexts } from '../../texts/use-texts.ts'
import { MessageLine } from './message-line.tsx'
import { MessageLog } from './message-log.tsx'
import { useMessagesOf } from './use-messages.ts'

/** Every message to a candidate, on their record for staff; codes are hidden. */
export function PersonMessages({ candidateId }: { candidateId: number }) {
  const t = useTexts()
  const pages = useMessagesOf(candidateId)
  return (
    <Card flush>
      <SectionHeader title={t('messages.title')} className="min-h-13 border-line border-b px-4 sm:px-5" />
      <MessageLog
        label={t('messages.title')}
        pages={pages}
        empty={{ title: t('messages.none'), text: t('messages.none.text') }}
        line={(message) => <MessageLine key={message.ID} message={message} />}
      />
    </Card>
  )
}
