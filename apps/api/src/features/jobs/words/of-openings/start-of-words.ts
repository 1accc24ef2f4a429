import { foldText } from '@pramaan/domain/fold-text'
import { atWord, isLongEnough } from './name-pattern.ts'

/** The separators between two words, or between the halves of a word that is also written as two. */
const separators = '[-–\\s]'

/** The minimum length of each half of a word that is also written as two, such as "fullstack". */
const shortestHalf = 3

function patternOf(word: string): string {
  const letters = [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&'))
  return letters.reduce((before, letter, at) => {
    const isBetweenHalves = at >= shortestHalf && letters.length - at >= shortestHalf
    return `${before}${isBetweenHalves ? separators : '-'}?${letter}`
  })
}

/**
 * The PostgreSQL pattern for a typed text at the beginning of a word of a folded text, or as `whole` words; undefined for
 * a blank text. Hyphens and spaces are equal: "full stack" and "fullstack" both match "Full-stack".
 */
export function startPattern(typed: string, whole = false): string | undefined {
  const words = foldText(typed)
    .split(/[-–\s]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  const text = words.map(patternOf).join(`${separators}*`)
  return atWord(text, words.join(''), whole)
}

/** The pattern for any of these names as whole words; undefined if all are too short to search. */
export function namesPattern(names: readonly string[]): string | undefined {
  const patterns = names.filter(isLongEnough).flatMap((name) => startPattern(name, true) ?? [])
  return patterns.length > 0 ? patterns.join('|') : undefined
}
