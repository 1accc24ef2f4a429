import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The JavaScript that an app loads before its first screen, in kB after gzip. `goal` is the budget; `most` is where we
 * stand, and fails the build when it grows: lower it with every kB won, until it is the goal.
 */
const budgets = {
  candidate: { goal: 120, most: 140 },
  employer: { goal: 150, most: 182 },
  staff: { goal: 150, most: 188 },
}

let over = false
for (const [app, { goal, most }] of Object.entries(budgets)) {
  const folder = `apps/${app}/dist`
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : ''
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const size = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0) / 1000
  console.log(`${app}: ${size.toFixed(1)} kB in ${scripts.length} files (at most ${most}, goal ${goal})`)
  over ||= scripts.length === 0 || size > most
}
process.exit(over ? 1 : 0)
