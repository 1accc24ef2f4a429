import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { Bubble } from '../messages/thread/message-bubble.tsx'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** A message of a candidate's thread with the staff. */
export type HelpMessage = Answer<Contract['help']['mine']>['data'][number]

/** Props of `HelpMessages`; `candidate` is the name that staff read, and absent for the candidate. */
type HelpMessagesProps = { messages: readonly HelpMessage[]; candidate?: string }

/** A thread between a candidate and the staff, oldest first; the reader's own side is on the right. */
export function HelpMessages({ messages, candidate }: HelpMessagesProps) {
  const t = useFeatureTexts()
  const asker = candidate ?? t('helpThread.you')
  return (
    <ol className="grid gap-3">
      {messages.map(({ ID, ByStaff, Text, SentOn }) => (
        <Bubble key={ID} mine={ByStaff === (candidate !== undefined)} text={Text}>
          <span>{ByStaff ? t('helpThread.team') : asker}</span>
          <Ago at={SentOn} />
        </Bubble>
      ))}
    </ol>
  )
}
