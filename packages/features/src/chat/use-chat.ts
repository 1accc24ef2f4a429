import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { bot, type Conversation, opening } from './chat-line.ts'
import type { Turn } from './use-chat-answers.ts'
import { useChatAnswers } from './use-chat-answers.ts'

/** The conversation that signs in: consents, number, code, and the name of a new user (D13, document 000 §8). */
export function useChat(signedInAs?: string) {
  const t = useFeatureTexts()
  const answers = useChatAnswers()
  const [conversation, setConversation] = useState<Conversation>(() =>
    signedInAs ? { lines: [bot('chat.known', { name: signedInAs })], question: 'done', phone: '' } : opening,
  )
  const add = ({ lines, ...rest }: Partial<Turn>) =>
    setConversation((known) => ({ ...known, ...rest, lines: [...known.lines, ...(lines ?? [])] }))
  const [isThinking, setThinking] = useState(false)
  // Set together with the bot's line, so an immediate answer is not lost.
  const done = () => setThinking(false)
  const turn = useMutation({
    mutationFn: answers.answer,
    onSuccess: (answer) => {
      add(answer)
      done()
    },
    onError: done,
  })
  const think = (about: Conversation, said: string) => {
    setThinking(true)
    turn.mutate({ conversation: about, said })
  }
  return {
    ...conversation,
    isThinking,
    agree: () => add({ lines: [{ from: 'me', said: t('chat.agreed') }, bot('chat.phone')], question: 'phone' }),
    say(said: string) {
      // A code stays secret, also from people who look at the screen.
      add({ lines: [{ from: 'me', said: conversation.question === 'code' ? '••••••' : said }] })
      think(conversation, said)
    },
    resend: () => think({ ...conversation, question: 'phone' }, conversation.phone),
  }
}
