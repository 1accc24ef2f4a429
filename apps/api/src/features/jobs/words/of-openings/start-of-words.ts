import { isLongEnough } from './name-pattern.ts'

/** What stands between two words, or between the halves of one that is also written as two. */
const separators = '[-–\\s]'

/** Each half of a word that is also written as two, such as "fullstack", has this many letters at least. */
const shortestHalf = 3

const isLetter = /^[\p{L}\p{N}]/u

function patternOf(word: string): string {
  const letters = [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&'))
  return letters.reduce((before, letter, at) => {
    const isBetweenHalves = at >= shortestHalf && letters.length - at >= shortestHalf
    return `${before}${isBetweenHalves ? separators : '-'}?${letter}`
  })
}

/**
 * The pattern by which PostgreSQL finds what was typed from the beginning of a word, or as `whole` words; undefined for a
 * blank text. A hyphen and a space are alike: "full stack" and "fullstack" are both in "Full-stack".
 */
export function startPattern(typed: string, whole = false): string | undefined {
  const words = typed.split(/[-–\s]+/).filter((word) => word !== '')
  if (words.length === 0) return undefined
  const text = words.map(patternOf).join(`${separators}*`)
  const end = [...words.join('')].at(-1) ?? ''
  return `${isLetter.test(words.join('')) ? '\\m' : ''}${text}${whole && isLetter.test(end) ? '\\M' : ''}`
}

/** The pattern of any of these names as whole words; undefined where all are too short to be looked for. */
export function namesPattern(names: readonly string[]): string | undefined {
  const patterns = names.filter(isLongEnough).flatMap((name) => startPattern(name, true) ?? [])
  return patterns.length > 0 ? patterns.join('|') : undefined
}
