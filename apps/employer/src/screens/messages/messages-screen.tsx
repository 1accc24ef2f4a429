import { useWhyClosed } from '@pramaan/features/company/use-why-closed.ts'
import { MessagesPage } from '@pramaan/features/messages/inbox/messages-page.tsx'
import { EmptyState } from '@pramaan/ui/empty-state'
import { PageHeader } from '@pramaan/ui/page-header'
import { ClosedReason } from '../../company/closed-reason.tsx'
import { shortlistedAddress } from '../../shortlisted-address.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PeopleToWriteTo, WayToPeople } from './people-to-write-to.tsx'

/** Messages with the candidates of the shortlist (D39), once the company is confirmed (D67). */
export function MessagesScreen() {
  const t = useTexts()
  const closed = useWhyClosed()
  if (!closed)
    return <MessagesPage addressOf={shortlistedAddress} next={<WayToPeople />} people={<PeopleToWriteTo />} />
  return (
    <div className="mx-auto grid w-full max-w-160 gap-4">
      <PageHeader title={t('titles.messages')} />
      <EmptyState drawing="messages" title={t('messages.none')} text={<ClosedReason why={closed} />} />
    </div>
  )
}
