import { useLoaded } from '@pramaan/app-shell/router/loading/load-once.ts'
import { useLanguage } from '@pramaan/app-shell/texts/use-language.ts'
import type { Answers } from './find-answers.ts'

// Apart from the other texts, which every screen loads.
const english = () => import('../../texts/help/answers/en.ts').then((m): Answers => m.answers)
const translated: Readonly<Record<string, () => Promise<Answers>>> = {
  hi: () => import('../../texts/help/answers/hi.ts').then((m) => m.answers),
  mr: () => import('../../texts/help/answers/mr.ts').then((m) => m.answers),
}

/** The answers of Help in the reader's language. */
export function useAnswers(): Answers {
  return useLoaded(translated[useLanguage().language] ?? english)
}
