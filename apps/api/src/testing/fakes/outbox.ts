import type { Letter, MessageSenders, Outcome } from '../../providers/messages/sender.ts'

/** Channels that record their messages and respond as configured. */
export function recordingSenders() {
  const sent: Letter[] = []
  let answer: (letter: Letter) => Outcome | Promise<Outcome> = () => ({ sent: true, providerId: null })
  const send = async (letter: Letter) => {
    sent.push(letter)
    return answer(letter)
  }
  const senders: MessageSenders = { sms: send, email: send, whatsapp: send, push: send }
  return {
    sent,
    senders,
    answerWith: (next: typeof answer) => {
      answer = next
    },
  }
}
