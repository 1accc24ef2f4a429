import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { MoreButton } from '@pramaan/app-shell/waiting/more-button.tsx'
import { PeopleSkeleton } from '@pramaan/app-shell/waiting/people-skeleton.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { RemovableChip } from '@pramaan/ui/chip'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Link } from '@pramaan/ui/link'
import { TextLink } from '@pramaan/ui/text-link'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { messagesPath, messagesWith } from '../../paths/messages-path.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { useSide } from '../thread/use-side.ts'
import { type Conversation, useConversations } from './use-conversations.ts'
import { useInboxAddress } from './use-inbox-address.ts'
import { useWithOpen } from './use-with-open.ts'

/** Props of the list: the open conversation, and what to do if there is none yet. */
type ConversationListProps = { current: number | undefined; next: ReactNode }

/** The person's conversations, latest first, with the number of unread messages in each. */
export function ConversationList({ current, next }: ConversationListProps) {
  const t = useFeatureTexts()
  const side = useSide()
  const { unread } = useInboxAddress()
  const conversations = useConversations(unread)
  const { pages } = conversations
  const items = useWithOpen(conversations.items, current)
  if (pages.isPending) return <PeopleSkeleton rows={4} />
  if (pages.isError && items.length === 0) return <Failure error={pages.error} onRetry={() => void pages.refetch()} />
  if (items.length === 0 && unread) return <NothingUnread />
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
      {unread && <OnlyUnread allPath={current === undefined ? messagesPath : messagesWith(current)} />}
      <ul className="max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface lg:border-line lg:border-b">
        {items.map((conversation) => (
          <ConversationLine
            key={conversation.PeerID}
            conversation={conversation}
            current={conversation.PeerID === current}
            unread={unread}
          />
        ))}
      </ul>
      <MoreButton block pages={pages} label={t('messages.older')} busy={t('messages.loading')} />
    </div>
  )
}

/** The active filter, with a remove button. */
function OnlyUnread({ allPath }: { allPath: string }) {
  const t = useFeatureTexts()
  const navigate = useNavigate()
  const name = t('messages.onlyUnread')
  return (
    <p className="flex lg:px-5 lg:py-3">
      <RemovableChip name={name} onRemove={() => void navigate(allPath, { replace: true })}>
        {name}
      </RemovableChip>
    </p>
  )
}

function NothingUnread() {
  const t = useFeatureTexts()
  return (
    <EmptyState
      bare
      level={2}
      drawing="messages"
      title={t('messages.noneUnread')}
      action={
        <TextLink href={messagesPath} className="min-h-11">
          {t('messages.back')}
        </TextLink>
      }
    />
  )
}

type ConversationLineProps = { conversation: Conversation; current: boolean; unread: boolean }

function ConversationLine({ conversation, current, unread }: ConversationLineProps) {
  const t = useFeatureTexts()
  const side = useSide()
  const { PeerID, Name, Image, Unread, LastMessage } = conversation
  const text = LastMessage.Text.replaceAll('\n', ' ')
  return (
    <li className="border-line not-first:border-t">
      <Link
        href={messagesWith(PeerID, unread)}
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
            <span dir="auto" className={clsx('truncate text-sm', Unread > 0 ? 'font-semibold' : 'text-ink-muted')}>
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
