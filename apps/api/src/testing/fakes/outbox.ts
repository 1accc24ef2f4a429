import type { Carriers, Letter, Outcome } from '../../providers/messages/carrier.ts'

/** Channels that record their messages and respond as configured. */
export function noteCarriers() {
  const sent: Letter[] = []
  let answer: (letter: Letter) => Outcome | Promise<Outcome> = () => ({ sent: true, providerId: null })
  const carry = async (letter: Letter) => {
    sent.push(letter)
    return answer(letter)
  }
  const carriers: Carriers = { sms: carry, email: carry, whatsapp: carry, push: carry }
  return {
    sent,
    carriers,
    answerWith: (next: typeof answer) => {
      answer = next
    },
  }
}
