/** Where the messages are, in the candidate's and in the employer's app; the server's notifications lead here. */
export const messagesPath = '/messages'

/** Where the conversation with a person is. */
export function messagesWith(peerId: number) {
  return `${messagesPath}?with=${peerId}`
}
