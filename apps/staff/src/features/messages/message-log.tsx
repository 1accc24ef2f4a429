import { Failure, useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { MoreButton } from '@pramaan/app-shell/waiting/more-button.tsx'
import { Alert } from '@pramaan/ui/alert'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { Message, MessagePages } from './use-messages.ts'

type MessageLogProps = {
  /** The list's accessible name. */
  label: string
  pages: MessagePages
  empty: { title: string; text: string }
  line: (message: Message) => ReactNode
}

/** A log of messages, newest first, with a button for older ones; belongs in a flush card. */
export function MessageLog({ label, pages, empty, line }: MessageLogProps) {
  const failureText = useFailureText()
  if (pages.isPending) return <Waiting />
  const items = pages.data?.pages.flatMap(({ data }) => data)
  if (!items)
    return (
      <div className="p-4">
        <Failure error={pages.error} onRetry={() => void pages.refetch()} />
      </div>
    )
  return (
    <>
      {items.length === 0 ? <EmptyState bare icon={Mail} {...empty} /> : <ul aria-label={label}>{items.map(line)}</ul>}
      {pages.error && (
        <div className="px-4 pb-3 sm:px-5">
          <Alert tone="danger">{failureText(pages.error)}</Alert>
        </div>
      )}
      {pages.hasNextPage && <More pages={pages} />}
    </>
  )
}

function More({ pages }: { pages: MessagePages }) {
  const t = useTexts()
  return (
    <div className="border-line border-t p-3">
      <MoreButton block size="sm" pages={pages} label={t('messages.more')} busy={t('messages.more.busy')} />
    </div>
  )
}

function Waiting() {
  return (
    <Loading className="flex flex-col gap-6 p-4 sm:p-5">
      <SkeletonText lines={2} />
      <SkeletonText lines={2} />
      <SkeletonText lines={2} />
    </Loading>
  )
}
