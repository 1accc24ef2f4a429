import { useSearchParams } from 'react-router'
import { messagesPath, unreadMessagesPath } from '../../paths/messages-path.ts'

/** The open conversation in the URL, and whether only those with unread messages are listed. */
export function useInboxAddress() {
  const [params] = useSearchParams()
  const peer = params.get('with') ?? ''
  const unread = params.get('unread') === 'true'
  return {
    peerId: /^[1-9]\d{0,14}$/.test(peer) ? Number(peer) : undefined,
    unread,
    /** The list that the conversation was opened from. */
    listPath: unread ? unreadMessagesPath : messagesPath,
  }
}
