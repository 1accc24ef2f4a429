import type { chatTexts } from './texts/en.ts'

/** What the chatbot asks for next; `done` when it has nothing more to ask, `lead-on` when it then continues by itself. */
export type ChatQuestion = 'consent' | 'phone' | 'code' | 'name' | 'done' | 'lead-on'

/** A line of the conversation: the bot's text by key, or what the person said. */
export type ChatLine =
  | { from: 'bot'; text: keyof typeof chatTexts; values?: Record<string, string> }
  | { from: 'me'; said: string }

/** A conversation: its lines, the question that is open, and the number that was given. */
export type Conversation = { lines: readonly ChatLine[]; question: ChatQuestion; phone: string }

/** The bot's line. */
export function bot(text: keyof typeof chatTexts, values?: Record<string, string>): ChatLine {
  return { from: 'bot', text, ...(values && { values }) }
}

/** How a conversation with a visitor begins: with the consents, before any number is asked for (D11). */
export const opening: Conversation = {
  lines: [bot('chat.hello'), bot('chat.consent')],
  question: 'consent',
  phone: '',
}
