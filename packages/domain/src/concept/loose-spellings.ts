import { eachInSteps, type Steps } from './steps.ts'

const shortestBeginning = 3
const longestBeginning = 5
const mostWithOne = 12

/** Finds words by their beginning: 'fin' for 'financial'. */
export function withBeginningOf(words: readonly string[]) {
  const byBeginning = Map.groupBy(
    words.filter((word) => /^[a-z]+$/.test(word) && word.length > longestBeginning),
    (word) => word.slice(0, shortestBeginning),
  )
  return (beginning: string): readonly string[] => {
    if (beginning.length < shortestBeginning || beginning.length > longestBeginning) return []
    const found = byBeginning.get(beginning.slice(0, shortestBeginning))?.filter((word) => word.startsWith(beginning))
    return found && found.length <= mostWithOne ? found : []
  }
}

/** Finds the spelling with the same words in another order: 'generalist hr'. */
export function* inOtherOrderOf(
  spellings: readonly (readonly string[])[],
): Steps<(words: readonly string[]) => number | undefined> {
  const byWords = new Map<string, number>()
  yield* eachInSteps(spellings, (words, index) => {
    const key = sorted(words)
    if (words.length > 1 && !byWords.has(key)) byWords.set(key, index)
  })
  return (words) => (words.length > 1 ? byWords.get(sorted(words)) : undefined)
}

function sorted(words: readonly string[]): string {
  return words.toSorted().join(' ')
}
