// `npm test`: everything that a change needs, from a fresh clone; `--check` leaves the browser out, `--changed` what the changes since main cannot reach, and `--deep` runs what is too long for every day. Ends with one line of counts.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureChromium, lacking } from './machine.mjs'
import { environment, install, root } from './ready.mjs'

process.chdir(root)
install()
rmSync('.reports', { recursive: true, force: true })
mkdirSync('.reports')
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const { changedSince, checks, deepChecks, everything } = await import('./steps.mjs')
const { runQuietly, sideBySide } = await import('./side-by-side.mjs')
const { resultOf } = await import('./report.mjs')

const flag = process.argv[2]
const steps = stepsOf(flag)
const withBrowser = flag === undefined || flag === '--deep'
const env = withBrowser ? { ...environment, CHROMIUM_PATH: ensureChromium() } : environment
const total = { passed: 0, failed: 0 }
const failed = []
const started = Date.now()
const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`

await sideBySide(steps, async (step) => {
  if (lacking(step)) {
    console.log(`=== ${step.name}: skipped, it needs more than this machine has (Debian: ${lacking(step)})`)
    return
  }
  const start = Date.now()
  console.log(`... ${step.name}`)
  const { went, said } = await runQuietly(step.command, { env: { ...env, ...step.env } })
  const { passed, failed: broken, names } = resultOf(step, went, said.toString())
  total.passed += passed
  total.failed += broken
  if (!went) failed.push({ name: step.name, names })
  console.log(`\n=== ${step.name}`)
  process.stdout.write(said)
  console.log(`--- ${step.name}: ${went ? 'ok' : 'FAILED'} in ${secondsSince(start)}\n`)
})
// Last, because the end of a long log is what people read of it.
if (failed.length) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
for (const { names } of failed) for (const name of names) console.log(`  ${name}`)
console.log(`\n${total.passed} passed, ${total.failed} failed in ${secondsSince(started)}`)
process.exit(failed.length || total.failed ? 1 : 0)

function stepsOf(flag) {
  switch (flag) {
    case '--deep':
      return deepChecks
    case '--check':
      return checks
    case '--changed':
      return changedSince(whereMainWas())
    default:
      return everything
  }
}

/** Where this branch left main; the last commit where there is no main. */
function whereMainWas() {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return 'HEAD'
}
