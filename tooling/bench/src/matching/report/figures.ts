import { percentile, table } from '../../measurement/figures.ts'
import type { JudgedJobs, ShownJob } from '../judging/judge-jobs.ts'
import type { JudgedSearch } from '../judging/judge-searches.ts'
import { isFound, isResolved, type JudgedSpelling } from '../judging/judge-spellings.ts'

function mean(numbers: readonly number[]) {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)
}

function searchCells(searches: readonly JudgedSearch[]): string[] {
  const ms = searches.map((search) => search.ms)
  return [
    String(searches.length),
    mean(searches.map(({ ndcg }) => ndcg)).toFixed(3),
    mean(searches.flatMap(({ strict }) => strict ?? [])).toFixed(3),
    String(searches.filter(({ grades }) => grades.length === 0).length),
    ...[percentile(ms, 0.5), percentile(ms, 0.95), Math.max(...ms)].map((value) => value.toFixed(1)),
  ]
}

const searchHead = ['queries', 'NDCG@10', 'strict', 'empty', 'p50 ms', 'p95 ms', 'worst ms']

/** M1 and M2, each whole and by its classes. */
export function searchFigures(searches: readonly JudgedSearch[]): string {
  const rows: string[][] = []
  for (const [name, set] of [['M1 plain (0.85)', 'plain'] as const, ['M2 hard (0.75, none empty)', 'hard'] as const]) {
    const ofSet = searches.filter((search) => search.set === set)
    rows.push([name, ...searchCells(ofSet)])
    for (const by of set === 'plain' ? (['kind'] as const) : (['way', 'kind'] as const)) {
      for (const [label, list] of Map.groupBy(ofSet, (search) => search[by]))
        rows.push([`  ${label}`, ...searchCells(list)])
    }
  }
  return table(['', ...searchHead], rows)
}

/** M4: of the searches that show reasons, those whose order the reasons give; and the reasons that no profile says. */
export function reasonFigures(searches: readonly JudgedSearch[]): string {
  const shown = searches.filter(({ inOrder }) => inOrder !== undefined)
  const right = shown.filter(({ inOrder }) => inOrder).length
  const share = shown.length === 0 ? '-' : `${((100 * right) / shown.length).toFixed(1)} %`
  const sum = (of: 'shown' | 'untrue') => String(searches.reduce((all, { reasons }) => all + reasons[of], 0))
  return table(
    ['', 'searches with reasons', 'in their order', 'reasons shown', 'untrue'],
    [['M4 (100 %, 0)', String(shown.length), share, sum('shown'), sum('untrue')]],
  )
}

const irrelevant = ({ bareness }: ShownJob) => bareness === 'irrelevant'

/** What is counted of the first ten jobs of each candidate. */
const jobCounts: readonly (readonly [string, (one: ShownJob) => boolean])[] = [
  ['irrelevant in the first ten', irrelevant],
  ['of these of another domain', (one) => irrelevant(one) && one.isOfOtherDomain],
  ['shown as their work', (one) => irrelevant(one) && one.isTheirs],
  ['and of no role chosen', (one) => irrelevant(one) && one.isTheirs && !one.isChosen],
  ['and not from what the profile says', (one) => irrelevant(one) && one.isTheirs && !one.isMisled],
  ['chosen, with the years', ({ bareness, isTheirs }) => bareness === 'wished' && isTheirs],
]

/** M3: how many of the first ten jobs belong there. */
export function jobFigures(judged: readonly JudgedJobs[], near: readonly JudgedJobs[]): string {
  return table(
    ['', 'candidates', 'NDCG@10', ...jobCounts.map(([name]) => name), 'with nothing better left', 'p50 ms'],
    [
      ['M3 jobs for a candidate (0.85, 0)', ...jobCells(judged)],
      ['  beginning with their city', ...jobCells(near)],
    ],
  )
}

/** Of a list's irrelevant jobs, those in whose place no other job could stand. */
function unavoidable({ shown, notShown }: JudgedJobs): number {
  return Math.max(0, shown.filter(irrelevant).length - notShown)
}

function jobCells(judged: readonly JudgedJobs[]): string[] {
  const all = judged.flatMap(({ shown }) => shown)
  const times = judged.map(({ ms }) => ms)
  return [
    String(judged.length),
    mean(judged.map(({ ndcg }) => ndcg)).toFixed(3),
    ...jobCounts.map(([, is]) => String(all.filter(is).length)),
    String(judged.reduce((sum, one) => sum + unavoidable(one), 0)),
    percentile(times, 0.5).toFixed(1),
  ]
}

/** M6: the share of spellings that came to what they name or to a kind of it, and of those that came to it exactly. */
export function spellingFigures(judged: readonly JudgedSpelling[]): string {
  const share = (of: readonly JudgedSpelling[], all: readonly JudgedSpelling[]) =>
    `${((100 * of.length) / Math.max(1, all.length)).toFixed(1)} %`
  const cells = (list: readonly JudgedSpelling[]) => [
    String(list.length),
    share(list.filter(isFound), list),
    share(list.filter(isResolved), list),
  ]
  const groups = Map.groupBy(judged, ({ named, spelling }) => `${named.kind}, ${spelling}`)
  const rows = Array.from(groups, ([name, list]) => [`  ${name}`, ...cells(list)])
  return table(['', 'spellings', 'resolved', 'exactly'], [['M6 (98 %)', ...cells(judged)], ...rows])
}
