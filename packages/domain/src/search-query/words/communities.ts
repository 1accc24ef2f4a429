import lists from '../../words/communities.json' with { type: 'json' }

/**
 * Religions and castes as people write them, with their plurals and frequent misspellings: none is read as the language
 * that it is like (Hindi, Marathi). What is also a language, a work (dhobi, mali) or a frequent surname (Jain, Patel) is
 * not here.
 */
export const communities: readonly string[] = [...lists.religions, ...lists.castes]

const words: ReadonlySet<string> = new Set(communities)

/** Whether a word is one for a religion or caste; some of them are people's names too. */
export function isCommunity(word: string): boolean {
  return words.has(word.toLowerCase())
}
