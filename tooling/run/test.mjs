// `npm test`: everything, from a fresh clone; `--check` leaves the browser out, `--deep` runs what is too long for every day. Ends with one line of counts.
import { mkdirSync, rmSync } from 'node:fs'
import { ensureChromium, lacking } from './machine.mjs'
import { install, ran, root } from './ready.mjs'

process.chdir(root)
install()
rmSync('.reports', { recursive: true, force: true })
mkdirSync('.reports')
const { checks, browserChecks, deepChecks } = await import('./steps.mjs')
const { countOf } = await import('./report.mjs')

const isDeep = process.argv.includes('--deep')
const withBrowser = !isDeep && !process.argv.includes('--check')
const steps = isDeep ? deepChecks : withBrowser ? [...checks, ...browserChecks] : checks
const browser = withBrowser ? { CHROMIUM_PATH: ensureChromium() } : {}
const total = { passed: 0, failed: 0 }
const failed = []
for (const step of steps) {
  if (lacking(step)) {
    console.log(`\n=== ${step.name}: skipped, it needs more than this machine has (Debian: ${lacking(step)})`)
    continue
  }
  console.log(`\n=== ${step.name}`)
  const start = Date.now()
  const [command, ...args] = step.command
  const went = ran(command, args, { ...step.env, ...browser })
  const { passed, failed: broken } = countOf(step, went)
  total.passed += passed
  total.failed += broken
  if (!went) failed.push(step.name)
  console.log(`--- ${step.name}: ${went ? 'ok' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s`)
}
if (failed.length) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(failed.length || total.failed ? 1 : 0)
