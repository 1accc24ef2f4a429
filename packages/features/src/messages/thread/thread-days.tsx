import { useDayTitle } from '@pramaan/app-shell/notifications/use-day-title.ts'
import { Avatar } from '@pramaan/ui/avatar'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'

import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { useInboxAddress } from '../inbox/use-inbox-address.ts'
import { MessageBubble } from './message-bubble.tsx'
import { useSide } from './use-side.ts'
import type { Message, Peer } from './use-thread.ts'

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

/** The start of a conversation: the other person, or, before its first message, what to do. */
export function ThreadStart({ peer, written }: { peer: Peer; written: boolean }) {
  const t = useFeatureTexts()
  const side = useSide()
  const { Name: name, Image } = peer
  if (!written)
    return peer.CanSend ? (
      <EmptyState bare drawing="messages" title={t('messages.first')} text={t('messages.first.text', { name })} />
    ) : null
  return (
    <div className="grid justify-items-center gap-2 px-4 py-3 text-center">
      <Avatar name={name} src={Image} size="lg" square={side === 'Candidate'} />
      <p className="text-ink-muted text-sm">{t('messages.start', { name })}</p>
    </div>
  )
}

/** Says that the other account is gone. */
export function GoneAccount() {
  const t = useFeatureTexts()
  const { listPath } = useInboxAddress()
  return (
    <div className="lg:place-self-center">
      <EmptyState
        bare
        level={2}
        drawing="nothing"
        title={t('messages.gone')}
        text={t('messages.gone.text')}
        action={
          <TextLink href={listPath} className="min-h-11 lg:hidden">
            {t('messages.back')}
          </TextLink>
        }
      />
    </div>
  )
}

/** The placeholder of messages while they load. */
export function ThreadWaiting() {
  return (
    <Loading className="grid content-start gap-4 py-2 lg:p-5">
      <Skeleton className="h-10 w-48" />
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-12 w-1/2 justify-self-end" />
      <Skeleton className="h-16 w-2/3" />
    </Loading>
  )
}
