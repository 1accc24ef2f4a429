// `npm test`: everything that a change needs, from a fresh clone; `--check` leaves the browser out, `--changed` what the changes since main cannot reach, and `--deep` runs what is too long for every day. Ends with two lines of counts, the second of them without reasons and time.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium, lacking, whyLeftOut } from './machine.mjs'
import { environment, install, root } from './ready.mjs'

process.chdir(root)
install()
rmSync('.reports', { recursive: true, force: true })
mkdirSync('.reports')
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const { changedSince, checks, deepChecks, everything, listing } = await import('./steps.mjs')
const { runQuietly, sideBySide } = await import('./side-by-side.mjs')
const { onlyThere, ranNowhere, resultOf } = await import('./report.mjs')

const flag = process.argv[2]
const steps = stepsOf(flag)
const withBrowser = flag === undefined || flag === '--deep'
const env = withBrowser ? { ...environment, CHROMIUM_PATH: ensureChromium() } : environment
const results = []
const listed = []
const failed = []
const started = Date.now()
const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`

const leftOut = steps.filter(lacking)
if (leftOut.length) {
  console.log(`NOT PROVED, because this machine has ${whyLeftOut()} (Debian: apt install ${lacking(leftOut[0])}):`)
  for (const { name } of leftOut) console.log(`  ${name}`)
}

await sideBySide(steps, async (step) => {
  if (lacking(step)) return list(step)
  const start = Date.now()
  console.log(`... ${step.name}`)
  const { ok, output } = await runQuietly(step.command, { env: { ...env, ...step.env } })
  const result = resultOf(step, ok, output.toString())
  results.push(result)
  if (!ok) failed.push({ name: step.name, names: result.names })
  console.log(`\n=== ${step.name}`)
  process.stdout.write(output)
  console.log(`--- ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${secondsSince(start)}\n`)
})
// Last, because the end of a long log is what people read of it.
if (failed.length) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
for (const { names } of failed) for (const name of names) console.log(`  ${name}`)
const sum = (key) => results.reduce((all, result) => all + result[key], 0)
const skipped = [...ranNowhere(results), ...onlyThere(listed, results)]
const why = skipped.length ? ` (${whyLeftOut() ?? 'by the tests themselves'})` : ''
if (skipped.length) console.log(`\nSkipped${why}:`)
for (const test of skipped) console.log(`  ${test}`)
const counts = `${sum('passed')} passed, ${sum('failed')} failed, ${skipped.length} skipped`
console.log(`\n${counts}${why} in ${secondsSince(started)}\n${counts}`)
process.exit(failed.length || sum('failed') ? 1 : 0)

/** Notes the tests of a step that this machine leaves out. */
async function list(step) {
  const { names, command } = listing(step)
  if (!names) return
  const { ok } = await runQuietly(command, { env: { ...env, ...step.env } })
  if (ok) listed.push(...JSON.parse(readFileSync(names, 'utf8')))
}

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
