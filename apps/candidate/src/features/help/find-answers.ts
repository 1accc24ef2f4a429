import type { answers as english } from '../../texts/help/answers/en.ts'

/** An answer, with more words that people search it by and that it does not contain. */
export type Answer = { question: string; answer: string; words: string }

/** The answers of a language. */
export type Answers = Readonly<Record<keyof typeof english, Answer>>

/**
 * The answers that have the most of the searched words, in the order in which people ask: a whole
 * question finds its answer too. A word that most answers have says nothing, unless there is no other.
 */
export function findAnswers(answers: Answers, term: string): Answer[] {
  const all = Object.values<Answer>(answers).map((entry) => ({ entry, words: new Set(wordsOf(textOf(entry))) }))
  const searched = wordsOf(term).map((word) => all.filter(({ words }) => [...words].some((one) => isLike(one, word))))
  const telling = searched.filter((having) => having.length > 0 && having.length <= all.length / 2)
  const counted = telling.length > 0 ? telling : searched
  if (counted.length === 0) return all.map(({ entry }) => entry)
  const scores = new Map(all.map((one) => [one, counted.filter((having) => having.includes(one)).length]))
  const best = Math.max(...scores.values())
  return best === 0 ? [] : all.filter((one) => scores.get(one) === best).map(({ entry }) => entry)
}

function textOf({ question, answer, words }: Answer) {
  return `${question} ${answer} ${words}`
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** Whether one word begins with the other, as 'fees' does with 'fee'; of very short words only the same one counts. */
function isLike(one: string, searched: string) {
  if (one.startsWith(searched) && searched.length > 1) return true
  return one === searched || (one.length > 2 && searched.startsWith(one) && searched.length - one.length <= 3)
}
