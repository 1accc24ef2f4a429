import { Refused } from '@pramaan/api-client'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { PageHeader } from '@pramaan/ui/page-header'
import { TextButton, TextLink } from '@pramaan/ui/text-link'
import { ChevronLeft } from 'lucide-react'
import { useRef } from 'react'
import { CompanySign } from '../../company/company-sign.tsx'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { useInboxAddress } from '../inbox/use-inbox-address.ts'
import { ClosedNote } from './closed-note.tsx'
import { Composer } from './composer.tsx'
import { OutgoingBubble } from './message-bubble.tsx'
import { GoneAccount, ThreadDays, ThreadStart, ThreadWaiting } from './thread-days.tsx'
import { useEndInView } from './use-end-in-view.ts'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'
import { useReadMarks } from './use-read-marks.ts'
import { useSend } from './use-send.ts'
import { useSide } from './use-side.ts'
import { type Peer, useThread } from './use-thread.ts'

/** Props of a conversation: the other side, and the link to their profile, for roles that may open it. */
type ThreadProps = { peerId: number; addressOf: ((peerId: number) => string) | undefined }

/** A conversation: messages by day, outgoing ones, and the message field or why one can't write. */
export function Thread({ peerId, addressOf }: ThreadProps) {
  const t = useFeatureTexts()
  const { listPath } = useInboxAddress()
  const { pages, messages, peer } = useThread(peerId)
  const sending = useSend(peerId, messages)
  useReadMarks(peerId, messages)
  const last = sending.waiting.at(-1)?.key ?? messages.at(-1)?.ID
  const pane = useRef<HTMLDivElement>(null)
  useEndInView(last, pane)
  useKeyboardScroll(pane)
  if (!peer) {
    const isNotFound = pages.error instanceof Refused && pages.error.code === 'not-found'
    if (isNotFound) return <GoneAccount />
    if (pages.error)
      return (
        <div className="grid content-start gap-4 lg:p-5">
          {/* Beside it from 1024 px on stands the list with its title. */}
          <div className="lg:hidden">
            <PageHeader
              title={t('titles.messages')}
              above={<BackLink href={listPath}>{t('messages.back')}</BackLink>}
            />
          </div>
          <Failure error={pages.error} onRetry={() => void pages.refetch()} />
        </div>
      )
    return <ThreadWaiting />
  }
  return (
    <section
      aria-label={t('messages.with', { name: peer.Name })}
      className="-mb-24 flex min-h-[calc(100dvh-4.5rem)] min-w-0 flex-col lg:mb-0 lg:min-h-0"
    >
      <Head peer={peer} href={addressOf?.(peerId)} />
      <div ref={pane} className="flex flex-1 flex-col gap-4 py-4 lg:overflow-y-auto lg:px-5">
        {pages.hasNextPage && (
          <TextButton onClick={() => void pages.fetchNextPage()} className="min-h-11 self-center">
            {t(pages.isFetchingNextPage ? 'messages.loading' : 'messages.earlier')}
          </TextButton>
        )}
        {!pages.hasNextPage && <ThreadStart peer={peer} written={messages.length > 0 || sending.waiting.length > 0} />}
        <ThreadDays messages={messages} />
        {sending.waiting.length > 0 && (
          <ol className="grid gap-2.5">
            {sending.waiting.map((message) => (
              <OutgoingBubble key={message.key} message={message} sending={sending} />
            ))}
          </ol>
        )}
      </div>
      <div
        data-action-bar
        className="safe-bottom max-lg:stays-put sticky bottom-0 z-20 -mx-4 border-line border-t bg-canvas px-4 pt-3 [--safe-gap:0.75rem] sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:bg-surface lg:px-5 lg:[--safe-gap:1rem]"
      >
        {peer.why ? (
          <ClosedNote peer={peer} why={peer.why} />
        ) : (
          <Composer key={peerId} peerId={peerId} name={peer.Name} onSend={sending.send} />
        )}
      </div>
    </section>
  )
}

function Head({ peer, href }: { peer: Peer; href: string | undefined }) {
  const t = useFeatureTexts()
  const { listPath } = useInboxAddress()
  const side = useSide()
  return (
    <header className="max-lg:stays-put sticky top-14 z-10 -mx-4 flex items-center gap-3 border-line border-b bg-canvas px-4 py-2 sm:top-15 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:h-16 lg:bg-surface lg:px-5">
      <TextLink
        href={listPath}
        aria-label={t('messages.back')}
        icon={<ChevronLeft />}
        className="-ml-2 min-h-11 px-2 lg:hidden"
      >
        {null}
      </TextLink>
      <Avatar name={peer.Name} src={peer.Image} size="sm" square={side === 'Candidate'} />
      <div className="min-w-0 flex-1">
        <h2 className="max-sm:wrap-anywhere sm:truncate text-lg">{peer.Name}</h2>
        <CompanySign verified={peer.Verified} />
      </div>
      {href && (
        <TextLink href={href} className="min-h-11">
          {t('messages.profile')}
        </TextLink>
      )}
    </header>
  )
}
