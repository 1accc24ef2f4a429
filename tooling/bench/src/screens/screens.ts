import { table } from '../measurement/figures.ts'
import type { BenchOptions } from '../options.ts'
import { withGround } from './ground.ts'
import { interactionRows } from './interactions.ts'
import { type Ground, type Measured, measure } from './measure.ts'
import { theScreens } from './the-screens.ts'

const head = ['', 'requests', 'kB', 'scripts, kB', 'fonts, kB', 'later, kB', 'LCP, ms', 'CLS']

/** How often each screen is opened; the row is the one in the middle. */
const times = 3

/**
 * What ten screens weigh on the wire and when they stand, on a phone four times slower than this machine at 9 Mbps and
 * 100 ms, with an empty cache. `beside` is a folder with another build, measured in turn with ours.
 */
export async function benchScreens({ beside }: Pick<BenchOptions, 'beside'>) {
  const rows: string[][] = []
  const answers: string[][] = []
  const measureOn = async (grounds: readonly (readonly [label: string, ground: Ground])[]) => {
    for (const screen of theScreens) {
      const seen = grounds.map(([label, ground]) => ({ label, ground, all: [] as Measured[] }))
      // A server has answered before; only the browser comes for the first time.
      for (const { ground } of seen) await measure({ ...ground, throttled: false }, screen)
      for (let time = 0; time < times; time += 1)
        for (const { ground, all } of seen) all.push(await measure(ground, screen))
      for (const { label, all } of seen) rows.push([`${screen.name}${label}`, ...cells(middle(all))])
    }
    for (const [label, ground] of grounds)
      for (const [name = '', ...times] of await interactionRows(ground)) answers.push([`${name}${label}`, ...times])
  }
  await withGround('apps', true, (ours) =>
    beside === undefined
      ? measureOn([['', ours]])
      : withGround(beside, true, (theirs) =>
          measureOn([
            [', beside', theirs],
            ['', ours],
          ]),
        ),
  )
  console.log(table(head, rows))
  console.log(`\n${table(['', 'slowest answer', 'opened after'], answers)}`)
}

/** The one of several measurements whose LCP is the median. */
function middle(all: readonly Measured[]): Measured {
  const [one] = all.toSorted((a, b) => a.lcp - b.lcp).slice(Math.floor(all.length / 2))
  if (!one) throw new Error('Nothing was measured')
  return one
}

function cells({ requests, bytes, scripts, fonts, later, lcp, shift }: Measured) {
  const kilobytes = [bytes, scripts, fonts, later].map((count) => (count / 1000).toFixed(0))
  return [String(requests), ...kilobytes, lcp.toFixed(0), shift.toFixed(3)]
}
