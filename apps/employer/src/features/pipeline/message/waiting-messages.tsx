import { textFor } from '@pramaan/domain/bulk-message'
import { Alert } from '@pramaan/ui/alert'
import { TextButton } from '@pramaan/ui/text-link'
import { useTexts } from '../../../texts/use-texts.ts'
import { useUndoMessage, useWaitingMessages, type WaitingMessage } from './use-waiting-messages.ts'
import { useWaitingText } from './waiting-text.ts'

/** The text as the first who gets it reads it. */
function asRead({ Text, Recipients }: WaitingMessage) {
  return textFor(Text, Recipients.find(({ why }) => why === null)?.Name ?? '')
}

/** The messages to several candidates that are not sent yet, each with Undo. */
export function WaitingMessages() {
  const t = useTexts()
  const textOf = useWaitingText()
  const waiting = useWaitingMessages()
  const undo = useUndoMessage()
  return waiting.map((message) => (
    <Alert
      key={message.ID}
      title={textOf(message)}
      action={
        <TextButton onClick={() => undo.mutate(message.ID)} className="min-h-11 lg:min-h-9">
          {t('bulk.undo')}
        </TextButton>
      }
    >
      <p className="line-clamp-2 wrap-anywhere">{asRead(message)}</p>
    </Alert>
  ))
}
