import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Fails on a file of tests that neither ran now nor is on the list of the deep run: an exclusion in some configuration
 * would lose it without a word. Without PostgreSQL not every file of the API can run.
 */
const reports = globSync('.reports/*.{json,list}').flatMap((file) => filesIn(JSON.parse(readFileSync(file, 'utf8'))))
const known = new Set(reports.map((file) => relative('.', file)))

const files = [
  ...globSync('{apps,packages,tooling}/*/src/**/*.test.{ts,tsx}'),
  ...globSync('tooling/check/**/*.test.ts'),
  ...globSync('tooling/e2e/src/**/*.spec.ts'),
]
const canRun = (file: string) =>
  existsSync('.reports/api-postgres-1.json') || !/^(apps\/api|packages\/database)\//.test(file)
const lost = files.filter((file) => canRun(file) && !known.has(file))
for (const file of lost) console.error(`${file} ran neither now nor is it left to the deep run`)
console.log(`${files.length} files of tests, ${lost.length} lost`)
process.exit(lost.length ? 1 : 0)

/** What Vitest and Playwright say of a run, and Vitest's list of tests that it would run. */
type Report = { testResults: { name: string }[] } | { suites: { file: string }[] } | { file: string }[]

function filesIn(report: Report): string[] {
  if (Array.isArray(report)) return report.map(({ file }) => file)
  if ('testResults' in report) return report.testResults.map(({ name }) => name)
  return report.suites.map(({ file }) => `tooling/e2e/src/${file}`)
}
