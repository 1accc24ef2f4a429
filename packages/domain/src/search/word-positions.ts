/**
 * Where a profile has a word of a search, best first: in a title, a role that the candidate looks for, or a skill; the
 * rest is unordered. A list for words that name no concept is in this order, and each row says it.
 */
export const wordPositions = ['title', 'role', 'skill', 'name', 'profile'] as const

/** Where a profile has a word of a search. */
export type WordPosition = (typeof wordPositions)[number]

/** Where a word counts for more than elsewhere, best first; an earlier title is shown as a title. */
export const weighedPositions = ['title', 'earlier', 'role', 'skill'] as const

/** Where a word counts for more than elsewhere. */
export type WeighedPosition = (typeof weighedPositions)[number]

/**
 * What a word weighs in the order of a list for so many words alone: as a full word of the profile more than all of them
 * by where they are, and then by where it is.
 */
export function wordWeight(position: WeighedPosition | null, isFull: boolean, words: number): number {
  const ofPosition = position === null ? 0 : weighedPositions.length - weighedPositions.indexOf(position)
  return (isFull ? words * weighedPositions.length + 1 : 0) + ofPosition
}
