import { foldText } from '@pramaan/domain/fold-text'

/** Shorter names are found only as concepts: 'C' is in too many texts, and no index finds it. */
const shortest = 3

/** Whether a name is long enough to be looked for in a text. */
export function isLongEnough({ length }: string): boolean {
  return length >= shortest
}

/** A letter, mark or digit of a folded text. Which of them PostgreSQL's own classes know hangs on the collation. */
const sign = String.raw`[0-9a-z_\u00aa-\u0963\u0966-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\uffef\U00010000-\U0010ffff]`
const wordSign = /[\p{L}\p{M}\p{N}]/u

/** A pattern that is found only where a word begins with it, and, `whole`, ends; its text decides whether it could. */
export function atWord(pattern: string, text: string, whole: boolean): string {
  const letters = [...text]
  const isWord = (letter: string | undefined) => letter !== undefined && wordSign.test(letter)
  return `${isWord(letters[0]) ? `(?<!${sign})` : ''}${pattern}${whole && isWord(letters.at(-1)) ? `(?!${sign})` : ''}`
}

function patternOf(name: string): string {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const spaced = plain.replace(/[-\s]+/g, '[-\\s]+')
  return atWord(spaced, name, true)
}

/** The PostgreSQL pattern for any of the names as whole words of a folded text; undefined if all are too short. */
export function namePattern(names: readonly string[]): string | undefined {
  const long = names.map(foldText).filter(isLongEnough)
  return long.length > 0 ? long.map(patternOf).join('|') : undefined
}
