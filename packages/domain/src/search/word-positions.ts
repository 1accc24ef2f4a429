/**
 * Where a profile contains a word of a search, best first: in a title, a wanted role or a skill; other places are
 * equal. A list for words that name no concept is sorted by this, and each row shows it.
 */
export const wordPositions = ['title', 'role', 'skill', 'name', 'profile'] as const

/** One of these places. */
export type WordPosition = (typeof wordPositions)[number]

/** The places in which a word counts more, best first; an earlier title is shown as a title. */
export const weighedPositions = ['title', 'earlier', 'role', 'skill'] as const

/** One of these places. */
export type WeighedPosition = (typeof weighedPositions)[number]

/**
 * The weight of a word in a list for `count` words without concepts. A full word of the profile outweighs all places
 * together; then the place decides.
 */
export function wordWeight(position: WeighedPosition | null, isFull: boolean, words: number): number {
  const ofPosition = position === null ? 0 : weighedPositions.length - weighedPositions.indexOf(position)
  return (isFull ? words * weighedPositions.length + 1 : 0) + ofPosition
}
