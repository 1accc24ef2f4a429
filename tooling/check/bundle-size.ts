import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The most JavaScript that an app's page may load before its code runs, in kB after gzip; its screen comes on top. */
const budgets = { candidate: 120, employer: 150, staff: 150 }

let over = false
for (const [app, most] of Object.entries(budgets)) {
  const folder = `apps/${app}/dist`
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : ''
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const size = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0) / 1000
  console.log(`${app}: ${size.toFixed(1)} kB of ${most}`)
  over ||= scripts.length === 0 || size > most
}
process.exit(over ? 1 : 0)
