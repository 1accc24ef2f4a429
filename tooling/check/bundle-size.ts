import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Fails when the JavaScript that an app's first screen needs is over its budget (quality, S8), in kB after gzip. */
const budgets = { candidate: 120, employer: 150, staff: 150 }

let over = false
for (const [app, budget] of Object.entries(budgets)) {
  const folder = `apps/${app}/dist`
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : ''
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const size = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0) / 1000
  console.log(`${app}: ${size.toFixed(1)} kB of ${budget} kB in ${scripts.length} files`)
  over ||= scripts.length === 0 || size > budget
}
process.exit(over ? 1 : 0)
