import { Link } from '@pramaan/ui/link'
import { MessageSquare } from 'lucide-react'
import { UnreadMark } from '../notifications/unread-mark.tsx'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { messagesPath } from './messages-path.ts'
import { useUnreadMessages } from './use-unread-messages.ts'

/** The way to the messages in a header, with how many are new. */
export function MessagesLink() {
  const t = useKitTexts()
  const unread = useUnreadMessages()
  const label = t('messages.open', { n: unread })
  return (
    <Link
      href={messagesPath}
      aria-label={label}
      title={label}
      className="relative grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors enabled-hover:bg-ink/6 enabled-hover:text-ink"
    >
      <MessageSquare aria-hidden className="size-5" />
      <UnreadMark unread={unread} />
    </Link>
  )
}
