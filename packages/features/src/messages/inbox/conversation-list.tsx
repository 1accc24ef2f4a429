import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { MoreButton } from '@pramaan/app-shell/waiting/more-button.tsx'
import { PeopleSkeleton } from '@pramaan/app-shell/waiting/people-skeleton.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Link } from '@pramaan/ui/link'
import { clsx } from 'clsx'

import type { ReactNode } from 'react'
import { messagesWith } from '../../paths/messages-path.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { useSide } from '../thread/use-side.ts'
import { type Conversation, useConversations } from './use-conversations.ts'

/** Props of the list: who the other side is, and what to do if there is no conversation yet. */
type ConversationListProps = { current: number | undefined; next: ReactNode }

/** The person's conversations, latest first, with the number of unread messages in each. */
export function ConversationList({ current, next }: ConversationListProps) {
  const t = useFeatureTexts()
  const side = useSide()
  const { pages, items } = useConversations()
  if (pages.isPending) return <PeopleSkeleton rows={4} />
  if (pages.isError && items.length === 0) return <Failure error={pages.error} onRetry={() => void pages.refetch()} />
  if (items.length === 0)
    return (
      <EmptyState
        level={2}
        drawing="messages"
        title={t('messages.none')}
        text={t(`messages.none.${side}`)}
        action={next}
      />
    )
  return (
    <div className="grid gap-2 lg:block lg:min-h-0 lg:flex-1 lg:overflow-y-auto lg:border-line lg:border-t">
      <ul className="max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface lg:border-line lg:border-b">
        {items.map((conversation) => (
          <ConversationLine
            key={conversation.PeerID}
            conversation={conversation}
            current={conversation.PeerID === current}
          />
        ))}
      </ul>
      <MoreButton block pages={pages} label={t('messages.older')} busy={t('messages.loading')} />
    </div>
  )
}

function ConversationLine({ conversation, current }: { conversation: Conversation; current: boolean }) {
  const t = useFeatureTexts()
  const side = useSide()
  const { PeerID, Name, Image, Unread, LastMessage } = conversation
  const text = LastMessage.Text.replaceAll('\n', ' ')
  return (
    <li className="border-line not-first:border-t">
      <Link
        href={messagesWith(PeerID)}
        aria-current={current ? 'true' : undefined}
        className={clsx(
          'flex min-h-16 items-center gap-3 px-4 py-2.5 -outline-offset-2 transition-colors',
          current ? 'bg-brand-soft' : 'enabled-hover:bg-ink/4',
        )}
      >
        <Avatar name={Name} src={Image} square={side === 'Candidate'} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="max-sm:wrap-anywhere sm:truncate font-semibold">{Name}</span>
            <span className="shrink-0 text-ink-muted text-xs">
              <Ago at={LastMessage.SentOn} />
            </span>
          </span>
          <span className="flex items-center justify-between gap-2">
            <span className={clsx('truncate text-sm', Unread > 0 ? 'font-semibold' : 'text-ink-muted')}>
              {LastMessage.Mine ? t('messages.you', { text }) : text}
            </span>
            {Unread > 0 && (
              <span className="shrink-0 rounded-full bg-accent px-2 font-semibold text-on-accent text-xs leading-5 tabular-nums">
                {t('messages.unread', { n: Unread })}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
}
