import { expect, test } from 'vitest'
import { onlyThere, ranNowhere, resultIn } from '../run/report.mjs'

const red = '\u001B[31m'

const file = (status: string, tests: object[], message = '') => ({
  name: '/home/asha/pramaan/apps/api/src/x.test.ts',
  status,
  message,
  assertionResults: tests,
})
const passed = { status: 'passed', fullName: 'a house stands', failureMessages: [] }
const failed = { status: 'failed', fullName: 'a house falls', failureMessages: [`\n${red}Error: it stood\nat x.ts:3`] }

test('the result of a suite names its failed tests, each with the first line of why', () => {
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [file('failed', [passed, failed])] }
  const names = ['api: apps/api/src/x.test.ts › a house falls: Error: it stood']
  expect(resultIn(report, 'api', false)).toMatchObject({ passed: 1, failed: 1, names })
})

test('a file that could not be opened is named, and so is a suite that failed beside its tests', () => {
  const unread = { numPassedTests: 0, numFailedTests: 0, testResults: [file('failed', [], 'Cannot find package')] }
  const names = ['api: apps/api/src/x.test.ts: Cannot find package']
  expect(resultIn(unread, 'api', false)).toMatchObject({ passed: 0, failed: 1, names })
  const quiet = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', [passed])] }
  expect(resultIn(quiet, 'api', false)).toMatchObject({ passed: 1, failed: 1, names: ['api: outside its tests'] })
  const said = ` x.test.ts\n\n${red}FATAL ERROR: heap out of memory\n at 0x1\nError: Worker exited unexpectedly\n`
  const why = '\n    FATAL ERROR: heap out of memory\n    Error: Worker exited unexpectedly'
  expect(resultIn(quiet, 'api', false, said).names).toEqual([`api: outside its tests${why}`])
  expect(resultIn(quiet, 'api', true)).toMatchObject({ passed: 1, failed: 0, names: [] })
})

test('the result of the journeys names file, title and width of those that failed', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    tests: [
      { projectName: 'phone', results: [{ error: ok ? undefined : { message: `${red}No menu\n` } }] },
      { projectName: 'desktop', results: [{}] },
    ],
  })
  const inner = { file: 'candidate/x.spec.ts', specs: [spec('stays', true), spec('goes', false)] }
  const report = { stats: { expected: 1, unexpected: 1, flaky: 0 }, suites: [{ file: inner.file, suites: [inner] }] }
  const names = ['journeys: candidate/x.spec.ts › goes (phone): No menu']
  expect(resultIn(report, 'journeys', false)).toMatchObject({ passed: 1, failed: 1, names })
})

test('a step without tests is named when it fails, with the end of what it printed', () => {
  const said = `${'a line\n'.repeat(20)}\n${red}jobs takes 300 kB\n`
  const names = [`weight: ${'a line\n    '.repeat(7)}jobs takes 300 kB`]
  expect(resultIn(undefined, 'weight', false, said)).toMatchObject({ passed: 0, failed: 1, names })
  expect(resultIn(undefined, 'lint', false).names).toEqual(['lint: it does not say why'])
  expect(resultIn(undefined, 'lint', true)).toMatchObject({ passed: 1, failed: 0, names: [] })
})

test('a test counts as skipped where it ran in no step, also where a step was left out', () => {
  const skipped = { status: 'skipped', fullName: 'a house floats', failureMessages: [] }
  const inVitest = (tests: object[]) => ({ numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', tests)] })
  const one = resultIn(inVitest([passed, skipped]), 'api on one', true)
  expect([one.ran, one.skipped]).toEqual([
    ['apps/api/src/x.test.ts › a house stands'],
    ['apps/api/src/x.test.ts › a house floats'],
  ])
  expect(ranNowhere([one])).toEqual(one.skipped)
  const other = resultIn(inVitest([{ ...skipped, status: 'passed' }]), 'api on another', true)
  expect(ranNowhere([one, other])).toEqual([])
  const journeys = {
    stats: { expected: 1, unexpected: 0, flaky: 0 },
    suites: [
      {
        file: 'y.spec.ts',
        specs: [
          {
            title: 'waits',
            ok: true,
            tests: [{ results: [{ status: 'skipped' }] }, { results: [{ status: 'passed' }] }],
          },
          { title: 'rests', ok: true, tests: [{ results: [{ status: 'skipped' }] }] },
        ],
      },
    ],
  }
  expect(ranNowhere([resultIn(journeys, 'journeys', true)])).toEqual(['y.spec.ts › rests'])
  const listed = ['x', 'pooled', 'pooled'].map((name) => ({
    file: `/home/apps/api/src/${name}.test.ts`,
    name: 'it holds',
  }))
  expect(onlyThere(listed, [one])).toEqual(['apps/api/src/pooled.test.ts › it holds'])
})
