import { type JobQuery, withWordAgain } from '@pramaan/domain/job-query'

/** The maximum number of left-out words that are tried again. */
const mostTried = 5

/** Puts left-out words back into a search if its openings have them; `other` has all words. */
export async function withWordsHad(
  read: JobQuery,
  { conditions }: JobQuery,
  isMet: (read: JobQuery) => Promise<boolean>,
): Promise<JobQuery> {
  const left = conditions.filter(({ kind, from }) => kind === 'word' && read.leftOutWords.includes(from))
  let most = read
  for (const word of left.slice(0, mostTried)) {
    const more = withWordAgain(most, word)
    if (await isMet(more)) most = more
  }
  return most
}
