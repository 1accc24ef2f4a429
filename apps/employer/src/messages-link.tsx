import { useUnreadMessages } from '@pramaan/features/messages/inbox/use-unread-messages.ts'
import { messagesPath } from '@pramaan/features/paths/messages-path.ts'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { Link } from '@pramaan/ui/link'
import { UnreadMark } from '@pramaan/ui/unread-mark'
import { MessageSquare } from 'lucide-react'

/** A link to the messages in a header, with the number of unread ones; a phone has it in the bar at the bottom. */
export function MessagesLink() {
  const t = useFeatureTexts()
  const unread = useUnreadMessages()
  const label = t('messages.open', { n: unread })
  return (
    <Link
      href={messagesPath}
      aria-label={label}
      title={label}
      className="relative grid size-11 shrink-0 place-items-center max-lg:hidden rounded-control text-ink-muted transition-colors enabled-hover:bg-ink/6 enabled-hover:text-ink"
    >
      <MessageSquare aria-hidden className="size-5" />
      <UnreadMark unread={unread} />
    </Link>
  )
}
