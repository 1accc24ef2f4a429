import { useDayTitle } from '@pramaan/app-shell/notifications/use-day-title.ts'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'

import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { MessageBubble } from './message-bubble.tsx'
import type { Message } from './use-thread.ts'

/** The messages, by day. */
export function ThreadDays({ messages }: { messages: readonly Message[] }) {
  const titleOf = useDayTitle()
  const days = Map.groupBy(messages, ({ SentOn }) => titleOf(new Date(SentOn)))
  return [...days].map(([title, ofDay]) => (
    <section key={title} aria-label={title} className="grid gap-2.5">
      <h3 className="justify-self-center rounded-full bg-ink/5 px-3 py-0.5 font-medium text-ink-muted text-xs">
        {title}
      </h3>
      <ol className="grid gap-2.5">
        {ofDay.map((message) => (
          <MessageBubble key={message.ID} message={message} />
        ))}
      </ol>
    </section>
  ))
}

/** What a conversation without messages says. */
export function FirstMessage({ name }: { name: string }) {
  const t = useFeatureTexts()
  return <EmptyState bare drawing="messages" title={t('messages.first')} text={t('messages.first.text', { name })} />
}

/** Says that the other account is gone. */
export function GoneAccount() {
  const t = useFeatureTexts()
  return <EmptyState level={2} drawing="nothing" title={t('messages.gone')} text={t('messages.gone.text')} />
}

/** Where messages will be while they load. */
export function ThreadWaiting() {
  return (
    <Loading className="grid gap-4 py-2">
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-12 w-1/2 justify-self-end" />
      <Skeleton className="h-16 w-2/3" />
    </Loading>
  )
}
