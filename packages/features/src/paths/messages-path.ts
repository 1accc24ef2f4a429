/** The path of messages in the candidate and employer app; the server's notifications link here. */
export const messagesPath = '/messages'

/** The address of the conversations with unread messages. */
export const unreadMessagesPath = `${messagesPath}?unread=true`

/** The address of the conversation with a person, beside all conversations or those with unread messages. */
export function messagesWith(peerId: number, unread = false) {
  return unread ? `${unreadMessagesPath}&with=${peerId}` : `${messagesPath}?with=${peerId}`
}
