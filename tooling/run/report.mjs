import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const isLong = 200
const lastFew = 8
const failing = new Set(['failed'])

/** The tests that were skipped in some step and ran in none. */
export function ranNowhere(results) {
  const ran = new Set(results.flatMap((result) => result.ran))
  return [...new Set(results.flatMap((result) => result.skipped))].filter((test) => !ran.has(test))
}

/** The tests, of those that Vitest lists for steps that this machine leaves out, whose files ran in no other. */
export function onlyThere(listed, results) {
  const files = new Set(results.flatMap(({ ran, skipped }) => [...ran, ...skipped].map(fileOf)))
  const tests = listed.map(({ file, name }) => `${pathOf(file)} › ${name}`)
  return [...new Set(tests)].filter((test) => !files.has(fileOf(test)))
}

/**
 * What a step's report counts as passed and failed, and the names of what failed, each with the first line of why; a
 * step without tests counts as one, and the end of its `output` says why. `ran` and `skipped` name its tests.
 */
export function resultOf(step, ok, output) {
  const report = step.report && existsSync(step.report) ? JSON.parse(readFileSync(step.report, 'utf8')) : undefined
  return resultIn(report, step.name, ok, output)
}

/** The same from a report of Vitest or Playwright, if there is one. */
export function resultIn(report, name, ok, output = '') {
  const tests = { ran: [], skipped: [] }
  if (!report && ok) return { passed: 1, failed: 0, names: [], ...tests }
  if (!report) return { passed: 0, failed: 1, names: [`${name}: ${lastLines(output)}`], ...tests }
  const { passed, failed } = report.stats
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: report.numPassedTests, failed: report.numFailedTests }
  const names = (report.stats ? inJourneys(report.suites) : inFiles(report.testResults)).map((one) => `${name}: ${one}`)
  for (const { test, isSkipped } of report.stats ? testsOfJourneys(report.suites) : testsOfFiles(report.testResults))
    tests[isSkipped ? 'skipped' : 'ran'].push(test)
  if (ok) return { passed, failed, names, ...tests }
  // It broke beside its tests: in its setup, or in an error that nobody caught.
  return {
    passed,
    failed: Math.max(1, failed),
    names: names.length ? names : [`${name}: outside its tests${errorsIn(output)}`],
    ...tests,
  }
}

const pathOf = (name) => name.slice(name.search(/(apps|packages|tooling)\//))
const fileOf = (test) => test.split(' › ')[0]
const notRun = new Set(['skipped', 'pending', 'todo'])

function testsOfFiles(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      test: `${pathOf(name)} › ${fullName}`,
      isSkipped: notRun.has(status),
    })),
  )
}

function testsOfJourneys(suites) {
  return suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...testsOfJourneys(inner),
    ...specs.map(({ title, tests }) => ({
      test: `${file} › ${title}`,
      isSkipped: tests.every(({ results }) => results.length > 0 && results.every(({ status }) => notRun.has(status))),
    })),
  ])
}

function inFiles(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const at = pathOf(name)
    const broken = assertionResults.filter((test) => failing.has(test.status))
    if (failing.has(status) && broken.length === 0) return [`${at}: ${firstLine(message)}`]
    return broken.map(({ fullName, failureMessages }) => `${at} › ${fullName}: ${firstLine(failureMessages[0])}`)
  })
}

function inJourneys(suites) {
  return suites.flatMap(({ file, suites: inner = [], specs = [] }) => [
    ...inJourneys(inner),
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests.flatMap(({ projectName, results }) => {
          const broken = results.find(({ error }) => error)
          return broken ? [`${file} › ${title} (${projectName}): ${firstLine(broken.error.message)}`] : []
        }),
      ),
  ])
}

/** The last lines of what a step printed. */
function lastLines(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((text) => text.trim())
  return lines.slice(-lastFew).join('\n    ') || 'it does not say why'
}

/** The first lines that speak of an error, such as the end of a process. */
function errorsIn(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((text) => /\b(error:|fatal error|exited unexpectedly)/i.test(text))
  return lines
    .slice(0, lastFew)
    .map((text) => `\n    ${text.trim().slice(0, isLong)}`)
    .join('')
}

/** The first line with words, without the colours of a terminal. */
function firstLine(message = '') {
  const line = stripVTControlCharacters(message)
    .split('\n')
    .find((text) => text.trim())
  return line?.trim().slice(0, isLong) ?? 'it does not say why'
}
