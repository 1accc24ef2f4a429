import { EmptyState } from '@pramaan/ui/empty-state'
import { PageHeader } from '@pramaan/ui/page-header'
import { clsx } from 'clsx'

import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { Thread } from '../thread/thread.tsx'
import { ConversationList } from './conversation-list.tsx'
import { useConversations } from './use-conversations.ts'
import { useInboxAddress } from './use-inbox-address.ts'

/**
 * Props of `MessagesPage`: the link to the other side's profile (for roles that may open it), what to do without a
 * conversation, and people to start one with.
 */
type MessagesPageProps = { addressOf?: (peerId: number) => string; next: ReactNode; people?: ReactNode }

/** All conversations next to the open one, in a frame as high as the window; a phone shows one of the two (D39). */
export function MessagesPage({ addressOf, next, people }: MessagesPageProps) {
  const t = useFeatureTexts()
  const { peerId, unread } = useInboxAddress()
  const { pages, items } = useConversations(unread)
  // Without conversations there is nothing to select, so the list gets the full page. A list that was refused keeps its
  // place, because a new one would be loaded and refused again.
  const isEmptyInbox = peerId === undefined && !unread && pages.isSuccess && items.length === 0
  if (isEmptyInbox)
    return (
      <div className="mx-auto grid w-full max-w-160 gap-4">
        <PageHeader title={t('titles.messages')} />
        <ConversationList current={peerId} next={next} />
        {people}
      </div>
    )
  return (
    <div className={frame}>
      <div
        className={clsx(
          'grid gap-4 lg:flex lg:min-h-0 lg:flex-col lg:gap-0 lg:border-line lg:border-r',
          peerId !== undefined && 'max-lg:hidden',
        )}
      >
        <div className="lg:flex lg:h-16 lg:items-center lg:px-5">
          <PageHeader title={t('titles.messages')} />
        </div>
        <ConversationList current={peerId} next={next} />
      </div>
      {peerId !== undefined && <Thread key={peerId} peerId={peerId} addressOf={addressOf} />}
      {peerId === undefined && items.length > 0 && (
        <div className="place-self-center max-lg:hidden">
          <EmptyState bare level={2} drawing="messages" title={t('messages.pick')} text={t('messages.pick.text')} />
        </div>
      )}
    </div>
  )
}

/** From 1024 px on, two panes in a card as high as the window; each scrolls on its own. */
const frame =
  'grid gap-4 lg:-mb-6 lg:h-[calc(100dvh-6.75rem-var(--banner-height,0rem))] lg:min-h-112 lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-1 lg:gap-0 lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-surface'
