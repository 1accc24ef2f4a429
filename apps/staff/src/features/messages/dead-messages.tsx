import { Refused } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { MessageLine } from './message-line.tsx'
import { MessageLog } from './message-log.tsx'
import { type Message, useDeadMessages } from './use-messages.ts'

/** Messages that could not be delivered, each with a retry button. */
export function DeadMessages() {
  const t = useTexts()
  const pages = useDeadMessages()
  return (
    <Card flush>
      <MessageLog
        label={t('messages.dead.title')}
        pages={pages}
        empty={{ title: t('messages.dead.none'), text: t('messages.dead.none.text') }}
        line={(message) => <DeadLine key={message.ID} message={message} />}
      />
    </Card>
  )
}

function DeadLine({ message }: { message: Message }) {
  const t = useTexts()
  const { UserId, Tries, Reason } = message
  return (
    <MessageLine
      message={message}
      note={
        <>
          <span>{UserId === null ? t('messages.noAccount') : t('messages.account', { id: String(UserId) })}</span>
          <span>{t('messages.tries', { n: Tries })}</span>
          {Reason && <code className="font-mono text-xs wrap-anywhere">{Reason}</code>}
        </>
      }
      action={<Retry id={message.ID} />}
    />
  )
}

function Retry({ id }: { id: number }) {
  const t = useTexts()
  const failureText = useFailureText()
  const { messages } = useApi()
  const cache = useQueryClient()
  const retry = useMutation({
    mutationFn: () => messages.retry({ params: { id } }),
    onSuccess() {
      showToast({ text: t('messages.retry.done'), tone: 'success' })
      return cache.invalidateQueries({ queryKey: messages.dead.key })
    },
  })
  const isOver = retry.error instanceof Refused && retry.error.code === 'wrong-state'
  return (
    <div className="flex max-w-80 flex-col items-end gap-1 max-sm:items-start">
      <Button
        tone="quiet"
        size="sm"
        icon={<RotateCw />}
        aria-label={retry.isPending ? undefined : t('messages.retry.of', { id: String(id) })}
        busy={retry.isPending && t('messages.retry.busy')}
        onClick={() => retry.mutate()}
      >
        {t('messages.retry')}
      </Button>
      {retry.error && (
        <p role="alert" className="text-sm text-danger">
          {isOver ? t('messages.retry.over') : failureText(retry.error)}
        </p>
      )}
    </div>
  )
}
