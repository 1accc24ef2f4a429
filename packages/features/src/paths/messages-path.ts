/** The messages' address in the candidate's and the employer's app; the server's notifications link here. */
export const messagesPath = '/messages'

/** The address of the conversation with a person. */
export function messagesWith(peerId: number) {
  return `${messagesPath}?with=${peerId}`
}
