import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { percentile, type Timing, table, timingTable } from '../measurement/figures.ts'
import { processorMs } from '../measurement/processor-time.ts'
import { drawnSearches } from './drawn-searches.ts'
import { searches } from './searches.ts'
import { pickedFilters, sentences, typedSoFar } from './sentences.ts'

const rounds = 5
const turns = 25

type Ask = (query: string) => Promise<void>

/** The two calls of a search: its page, and the total that the page does not wait for. */
export type Calls = { page: Ask; total: Ask }

async function timed(asks: readonly (() => Promise<void>)[], clock = () => performance.now()): Promise<Timing> {
  const ms: number[] = []
  for (const one of asks) {
    const before = clock()
    await one()
    ms.push(clock() - before)
  }
  return { ms, seconds: ms.reduce((sum, value) => sum + value, 0) / 1000 }
}

/**
 * S3: the whole mix one search at a time, round after round: the pages, then the totals; by the clock, and by the
 * processor time of all that answers. The first round is not counted.
 */
export async function mix({ page, total }: Calls, findProcesses: () => Promise<readonly number[]>) {
  const sides: Record<string, Timing> = {}
  for (const [name, run] of Object.entries({ page, total })) {
    const round = searches.map((search) => () => run(search))
    await timed(round)
    const processes = await findProcesses()
    const clocks = { clock: () => performance.now(), processor: () => processorMs(processes) }
    for (const [by, clock] of Object.entries(clocks))
      sides[`${name}, by the ${by}`] = await timed(Array.from({ length: rounds }, () => round).flat(), clock)
  }
  return `${searches.length} searches one at a time, ${rounds} rounds (S3: p50 5 ms, p99 60 ms, worst 100 ms; load ${loadavg()[0]?.toFixed(1)}):
${timingTable(sides)}
`
}

/** S4: the last page of a list against its first, where lists are long. */
export async function edges(page: Ask) {
  const rows: string[][] = []
  for (const query of ['', 'fullTime=true', 'isVsp=true', 'sortBy=FullName%3Aasc', 'sortBy=expectedCtc%3Adesc']) {
    const times = (suffix: string) => timed(Array.from({ length: turns }, () => () => page(`${query}${suffix}`)))
    const [first, last] = [await times(''), await times('&cursor=last')].map(({ ms }) => percentile(ms, 0.5))
    const cells = [first, last, (last ?? 0) / (first ?? 1)].map((value) => value?.toFixed(1) ?? '')
    rows.push([decodeURIComponent(query) || '(no filter)', ...cells])
  }
  return `${table(['the last page against the first (S4: 2)', 'first ms', 'last ms', 'ratio'], rows)}\n`
}

/** Longer than the server keeps a list or a total. */
const forgottenMs = 61_000

type Asks = readonly (readonly [shown: string, ask: () => Promise<void>])[]

/**
 * What people type and pick, and the suggestions while they type: when it is first asked for, which a server that has just
 * started reads from disk; then; and when no list is kept any more, but the database has read it before (counts of suggestions are kept for five minutes).
 */
export async function asTyped(page: Ask, suggest: Ask) {
  const groups: Record<string, Asks> = {
    'as people type it': sentences.map((sentence) => [sentence, () => page(`term=${encodeURIComponent(sentence)}`)]),
    'with filters picked': pickedFilters.map((query) => [query, () => page(encodeURI(query))]),
    'suggestions for': typedSoFar.map((text) => [text, () => suggest(`term=${encodeURIComponent(text)}`)]),
  }
  const measured = new Map<string, Asked>()
  for (const [name, asks] of Object.entries(groups)) measured.set(name, await askedAgain(asks))
  await setTimeout(forgottenMs)
  const tables: string[] = []
  for (const [name, asks] of Object.entries(groups)) {
    const later = await timed(asks.map(([, ask]) => ask))
    const { times, warm } = measured.get(name) ?? { times: [], warm: later }
    const rows = asks.map(([shown], at) => [
      shown,
      ...[...(times[at] ?? []), later.ms[at]].map((ms) => ms?.toFixed(1) ?? ''),
    ])
    tables.push(`${table([name, 'first ms', 'then p50', 'worst', 'after a minute'], rows)}
${timingTable({ 'all of them, then': warm, 'after a minute': later })}
`)
  }
  return tables.join('\n')
}

type Asked = { times: (number | undefined)[][]; warm: Timing }

/** Each once, and then nine times at once: the first time, the median and the worst of the others. */
async function askedAgain(asks: Asks): Promise<Asked> {
  const times: Asked['times'] = []
  const warm: Timing = { ms: [], seconds: 0 }
  for (const [, ask] of asks) {
    const [first] = (await timed([ask])).ms
    const again = await timed(Array.from({ length: 9 }, () => ask))
    warm.ms.push(...again.ms)
    warm.seconds += again.seconds
    times.push([first, percentile(again.ms, 0.5), Math.max(...again.ms)])
  }
  return { times, warm }
}

const drawnCount = 400
const slowestShown = 10

/** Searches drawn at random: each page when it is first asked for, and at once again; and the slowest of them. */
export async function byChance(page: Ask, seed: string) {
  const [first, again]: [Timing, Timing] = [
    { ms: [], seconds: 0 },
    { ms: [], seconds: 0 },
  ]
  const rows: [search: string, first: number, again: number][] = []
  for (const search of drawnSearches(seed, drawnCount)) {
    const { ms } = await timed([() => page(search), () => page(search)])
    const [one = 0, other = 0] = ms
    first.ms.push(one)
    again.ms.push(other)
    rows.push([decodeURIComponent(search.replaceAll('+', ' ')), one, other])
  }
  for (const timing of [first, again]) timing.seconds = timing.ms.reduce((sum, ms) => sum + ms, 0) / 1000
  const slowest = rows.toSorted(([, , one], [, , other]) => other - one).slice(0, slowestShown)
  const shown = slowest.map(([search, ...ms]) => [search, ...ms.map((value) => value.toFixed(1))])
  return `${drawnCount} searches drawn at random (seed ${seed}), one at a time:
${timingTable({ first, again })}

${table(['the slowest of them', 'first ms', 'again ms'], shown)}
`
}

/** Each search alone: where the time goes. */
export async function oneByOne(calls: Calls) {
  const rows: string[][] = []
  for (const search of searches) {
    const medians: string[] = []
    for (const run of [calls.page, calls.total]) {
      const { ms } = await timed(Array.from({ length: 9 }, () => () => run(search)))
      medians.push(percentile(ms, 0.5).toFixed(1))
    }
    rows.push([decodeURIComponent(search) || '(no filter)', ...medians])
  }
  return table(['each search, one at a time', 'page p50 ms', 'total p50 ms'], rows)
}
