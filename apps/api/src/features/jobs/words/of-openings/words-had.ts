import { type JobQuery, withWordAgain } from '@pramaan/domain/job-query'

/** Of more words that were left out than these, no more are tried. */
const mostTried = 5

/** A search some of whose words were left out, again with those that its openings have; the other has all words. */
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
