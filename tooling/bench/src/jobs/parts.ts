import { costOfListing, costOfSuggestions, type ListingCost } from '@pramaan/api/testing/generated/jobs/job-list-cost'
import { percentile, table } from '../measurement/figures.ts'
import { jobSearches, typedTexts } from './job-searches.ts'

type Database = Parameters<typeof costOfListing>[0]

const rounds = 3

/** What each part of the lists takes, the first time and then. */
export async function partsOfLists(db: Database, candidateId: number) {
  const [firsts, later]: [ListingCost[], ListingCost[]] = [[], []]
  // The vocabulary is read.
  await costOfListing(db, candidateId, 'location=Pune&pageSize=1')
  for (const search of jobSearches) {
    firsts.push(await costOfListing(db, candidateId, search))
    for (let round = 1; round < rounds; round++) later.push(await costOfListing(db, candidateId, search))
  }
  const parts = ['reading', 'total', 'page', 'removal', 'facets'] as const
  const rows = parts.map((part) => {
    const times = [firsts, later].flatMap((costs) =>
      [0.5, 0.99].map((share) =>
        percentile(
          costs.map((cost) => cost[part]),
          share,
        ),
      ),
    )
    return [part, ...times.map((ms) => ms.toFixed(1))]
  })
  return table(['part of a page, without HTTP', 'first p50 ms', 'p99', 'then p50', 'p99'], rows)
}

/** What suggestions take, text by text. */
export async function suggestionTimes(db: Database, candidateId: number) {
  const [rows, all]: [string[][], number[]] = [[], []]
  for (const text of typedTexts) {
    const ms: number[] = []
    for (let round = 0; round < rounds; round++) ms.push(await costOfSuggestions(db, candidateId, text))
    all.push(...ms)
    rows.push([text, ...[ms[0], percentile(ms, 0.5)].map((one) => one?.toFixed(1) ?? '')])
  }
  rows.push(['all of them, p50 and p99', ...[0.5, 0.99].map((share) => percentile(all, share).toFixed(1))])
  return table(['suggestions, without HTTP', 'first ms', 'p50'], rows)
}
