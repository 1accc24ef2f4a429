import { table } from '../measurement/figures.ts'
import type { BenchOptions } from '../options.ts'
import { withGround } from './ground.ts'
import { interactionRows } from './interactions.ts'
import { type Ground, type Measured, measure } from './measure.ts'
import { theScreens } from './the-screens.ts'

const head = ['', 'requests', 'kB', 'scripts, kB', 'fonts, kB', 'LCP, ms', 'CLS']

/**
 * What ten screens weigh on the wire and when they stand, on a phone four times slower than this machine at 9 Mbps and
 * 100 ms, with an empty cache. `beside` is a folder with another build, measured in turn with ours.
 */
export async function benchScreens({ beside }: Pick<BenchOptions, 'beside'>) {
  const rows: string[][] = []
  const answers: string[][] = []
  const measureOn = async (grounds: readonly (readonly [label: string, ground: Ground])[]) => {
    for (const screen of theScreens)
      for (const [label, ground] of grounds)
        rows.push([`${screen.name}${label}`, ...cells(await measure(ground, screen))])
    for (const [label, ground] of grounds)
      for (const [name = '', ms = ''] of await interactionRows(ground)) answers.push([`${name}${label}`, ms])
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
  console.log(`\n${table(['', 'slowest answer'], answers)}`)
}

function cells({ requests, bytes, scripts, fonts, lcp, shift }: Measured) {
  const kilobytes = [bytes, scripts, fonts].map((count) => (count / 1000).toFixed(0))
  return [String(requests), ...kilobytes, lcp.toFixed(0), shift.toFixed(3)]
}
