import { EmptyState } from '@pramaan/ui/empty-state'
import { PageHeader } from '@pramaan/ui/page-header'
import { clsx } from 'clsx'

import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { Thread } from '../thread/thread.tsx'
import { ConversationList } from './conversation-list.tsx'
import { useConversations } from './use-conversations.ts'

/**
 * Props of `MessagesPage`: the link to the other side's profile, for roles that may open it, and the content of the
 * empty state.
 */
type MessagesPageProps = { addressOf?: (peerId: number) => string; next: ReactNode }

/** All conversations next to the open one; a phone shows one of the two (D39). */
export function MessagesPage({ addressOf, next }: MessagesPageProps) {
  const t = useFeatureTexts()
  const peerId = peerIdOf(useSearchParams()[0])
  const { pages, items } = useConversations()
  // Without conversations there is nothing to select, so the list gets the whole page.
  const alone = peerId === undefined && !pages.isPending && items.length === 0
  return (
    <div
      className={clsx(
        'grid items-start gap-x-6 gap-y-4',
        alone ? 'mx-auto w-full max-w-160' : 'lg:grid-cols-[20rem_minmax(0,1fr)]',
      )}
    >
      <div className={clsx('grid gap-4 lg:sticky lg:top-20', peerId !== undefined && 'max-lg:hidden')}>
        <PageHeader title={t('titles.messages')} />
        <ConversationList current={peerId} next={next} />
      </div>
      {peerId !== undefined && <Thread key={peerId} peerId={peerId} addressOf={addressOf} />}
      {peerId === undefined && items.length > 0 && (
        <div className="max-lg:hidden">
          <EmptyState bare level={2} drawing="messages" title={t('messages.pick')} text={t('messages.pick.text')} />
        </div>
      )}
    </div>
  )
}

function peerIdOf(params: URLSearchParams) {
  const text = params.get('with') ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
