import { Refused } from '@pramaan/api-client'
import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useGivenConsents } from '@pramaan/app-shell/sign-in/consent/given-consents.ts'
import { shareLanguage } from '@pramaan/app-shell/texts/share-language.ts'
import { readLanding } from '@pramaan/auth/landing-parameters'
import { personIn } from '@pramaan/auth/token'
import { parseOtp } from '@pramaan/domain/otp'
import { formatPhone, isIndian, parsePhone } from '@pramaan/domain/phone'
import { isRegistered } from '@pramaan/domain/registration'
import { bot, type ChatLine, type ChatQuestion, type Conversation } from './chat-line.ts'

/** A turn of the conversation: the new lines, and the next question. */
export type Turn = { lines: ChatLine[]; question: ChatQuestion; phone?: string }

/** The bot's reaction to an answer. */
export function useChatAnswers() {
  const api = useApi()
  const platform = usePlatform()
  const failureText = useFailureText()
  const { app, session } = platform
  const given = useGivenConsents()
  const role = app === 'employer' ? 'Employer' : 'Candidate'

  const toPhone = async (said: string): Promise<Turn> => {
    const { e164 } = parsePhone(said)
    if (!e164 || !isIndian(e164)) return { lines: [bot('chat.phone.invalid')], question: 'phone' }
    try {
      const { src } = readLanding(platform.storage)
      const consents = await given.read()
      await api.chat.sendOtp({ body: { phoneNumber: e164, role, consents, ...(src && { src }) } })
      return { lines: [bot('chat.code', { phone: formatPhone(e164) })], question: 'code', phone: e164 }
    } catch (error) {
      const why = error instanceof Refused ? [bot('chat.refused', { why: failureText(error) })] : []
      return { lines: [...why, bot('chat.phone.failed')], question: 'phone' }
    }
  }
  const toCode = async (said: string, phoneNumber: string): Promise<Turn> => {
    const { otp } = parseOtp(said)
    if (otp === undefined) return { lines: [bot('chat.code.wrong')], question: 'code' }
    try {
      const { data } = await api.chat.verifyOtp({ body: { phoneNumber, role, otp, consents: await given.read() } })
      const person = personIn(data)
      session.accept(data)
      session.tokens.countLogin()
      void shareLanguage(platform)
      if (person && isRegistered(person.registrationStep))
        return { lines: [bot('chat.back', { name: person.FullName })], question: 'lead-on' }
      return { lines: [bot('chat.name')], question: 'name' }
    } catch (error) {
      if (error instanceof Refused && error.code === 'one-more-code')
        return { lines: [bot('chat.code.more')], question: 'code' }
      const wrong = error instanceof Refused && error.code === 'invalid-mobile-otp'
      return { lines: [bot(...aboutCode(wrong, failureText(error)))], question: 'code' }
    }
  }
  const toName = async (said: string): Promise<Turn> => {
    const name = said.trim()
    if (!name) return { lines: [bot('chat.name.invalid')], question: 'name' }
    try {
      session.accept((await api.chat.name({ body: { name } })).data)
      return { lines: [bot(role === 'Employer' ? 'chat.new.employer' : 'chat.new', { name })], question: 'done' }
    } catch (error) {
      return { lines: [bot('chat.refused', { why: failureText(error) })], question: 'name' }
    }
  }
  return {
    answer({ conversation, said }: { conversation: Conversation; said: string }): Promise<Turn> {
      if (conversation.question === 'phone') return toPhone(said)
      return conversation.question === 'code' ? toCode(said, conversation.phone) : toName(said)
    },
  }
}

/** A wrong code gets the spec's text, any other refusal its own. */
function aboutCode(wrong: boolean, why: string): Parameters<typeof bot> {
  return wrong ? ['chat.code.wrong'] : ['chat.refused', { why }]
}
