/**
 * Where a profile has a word of a search, best first: in a title, a role that the candidate looks for, or a skill; the
 * rest is unordered. A list for words that name no concept is in this order, and each row says it.
 */
export const wordPositions = ['title', 'role', 'skill', 'name', 'profile'] as const

/** Where a profile has a word of a search. */
export type WordPosition = (typeof wordPositions)[number]
