/** Shorter names are found only as concepts: 'C' is in too many texts, and no index finds it. */
const shortest = 3

/** Whether a name is long enough to be looked for in a text. */
export function isLongEnough({ length }: string): boolean {
  return length >= shortest
}

function patternOf(name: string): string {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const spaced = plain.replace(/[-\s]+/g, '[-\\s]+')
  return `${/^[\p{L}\p{N}]/u.test(name) ? '\\m' : ''}${spaced}${/[\p{L}\p{N}]$/u.test(name) ? '\\M' : ''}`
}

/** The PostgreSQL pattern for any of the names as whole words; undefined if all are too short. */
export function namePattern(names: readonly string[]): string | undefined {
  const long = names.filter(isLongEnough)
  return long.length > 0 ? long.map(patternOf).join('|') : undefined
}
