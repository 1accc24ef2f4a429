import { foldWord } from '../../spelling/fold-word.ts'
import lists from '../../words/everyday.json' with { type: 'json' }

let everyday: ReadonlySet<string> | undefined

/**
 * Whether a folded word is one of everyday language. It is not read as a misspelt skill or title, however near it comes
 * to one: 'send' is not Zend, बोलने not Boolean.
 */
export function isEverydayWord(folded: string): boolean {
  everyday ??= new Set(Object.values(lists).flatMap((words) => words.map(foldWord)))
  return everyday.has(folded)
}
