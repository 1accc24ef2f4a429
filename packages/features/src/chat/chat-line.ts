import type { chatTexts } from './texts/en.ts'

/** The chatbot's next question; `done` when there are no more, `lead-on` when it then continues by itself. */
export type ChatQuestion = 'consent' | 'phone' | 'code' | 'name' | 'done' | 'lead-on'

/** A line of the conversation: the bot's text by key, or the person's words. */
export type ChatLine =
  | { from: 'bot'; text: keyof typeof chatTexts; values?: Record<string, string> }
  | { from: 'me'; said: string }

/** A conversation: its lines, the open question, and the number entered. */
export type Conversation = { lines: readonly ChatLine[]; question: ChatQuestion; phone: string }

/** A line of the bot. */
export function bot(text: keyof typeof chatTexts, values?: Record<string, string>): ChatLine {
  return { from: 'bot', text, ...(values && { values }) }
}

/** The start of a visitor's conversation: the consents, before the number (D11). */
export const opening: Conversation = {
  lines: [bot('chat.hello'), bot('chat.consent')],
  question: 'consent',
  phone: '',
}
