import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { demandsIn } from './spec.ts'
import { appGaps } from './spec-apps.ts'

/**
 * Holds `docs/spec-coverage.md` against the tests that just ran: a row whose test does not exist, never ran or failed
 * is an error, and so is a row that names several apps and lacks a proof in one of them. What only the deep run runs must
 * be on its list; with `--deep` exactly that must have run and passed. Without PostgreSQL or PgBouncer a test may be
 * skipped: the run's last lines count it. Prints how many ids of each document are covered.
 */
type Row = { id: string; file: string; title: string }
type VitestReport = {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}
type Spec = { title: string; file: string; ok: boolean; tests: { results: { status: string }[] }[] }
type Suite = {
  title: string
  file?: string
  suites?: Suite[]
  specs?: Spec[]
}

const rows = [
  ...readFileSync('docs/spec-coverage.md', 'utf8').matchAll(/^\| ([SCE]-\d+) \|[^|]*\| `?([^`›|]+?)`? › (.+?) \|$/gm),
].map(([, id = '', file = '', title = '']): Row => ({ id, file: file.trim(), title: title.trim() }))
const reports: (VitestReport | { suites: Suite[] })[] = globSync('.reports/*.json').map((file) =>
  JSON.parse(readFileSync(file, 'utf8')),
)
const ran = new Set(reports.flatMap((report) => titlesOf(report, 'passed')))
const isWhole = existsSync('.reports/api-pgbouncer.json')
const leftOut = new Set(isWhole ? [] : reports.flatMap((report) => titlesOf(report, 'skipped')))
const left = new Set(globSync('.reports/*.list').flatMap((file) => listedIn(JSON.parse(readFileSync(file, 'utf8')))))
const isDeep = process.argv.includes('--deep')

const problems = rows
  .filter(({ file, title }) => {
    const name = `${file} › ${title}`
    return !ran.has(name) && !leftOut.has(name) && left.has(name) === isDeep
  })
  .map(
    (row) =>
      `${row.id}: ${existsSync(row.file) ? 'this test did not run and pass' : 'there is no such file'}: ${row.file} › ${row.title}`,
  )
const proved = new Set(rows.map((row) => row.id))
const demanded = demandsIn()
problems.push(...appGaps(demanded.values(), rows))
for (const letter of ['S', 'C', 'E']) {
  const ids = [...demanded.keys()].filter((id) => id.startsWith(letter))
  console.log(`${letter}: ${ids.filter((id) => proved.has(id)).length} of ${ids.length} ids covered`)
}
for (const problem of problems) console.error(problem)
console.log(`${rows.length} rows, ${problems.length} problems`)
process.exit(problems.length ? 1 : 0)

/** Every test that is left to the deep run, as `file › title`. */
function listedIn(list: { name: string; file: string }[] | { suites: Suite[] }): string[] {
  if ('suites' in list) return list.suites.flatMap((suite) => specsOf(suite, []))
  return list.map(({ name, file }) => `${relative('.', file)} › ${name}`)
}

/** Every test that passed, or was skipped, as `file › title`; of the journeys those that passed. */
function titlesOf(report: VitestReport | { suites: Suite[] }, wanted: 'passed' | 'skipped'): string[] {
  if ('testResults' in report)
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === wanted)
        .map(({ ancestorTitles, title }) => `${relative('.', name)} › ${[...ancestorTitles, title].join(' > ')}`),
    )
  return wanted === 'passed' ? report.suites.flatMap((suite) => specsOf(suite, [], hasPassed)) : []
}

/** One that was skipped counts as ok in the report. */
function hasPassed({ ok, tests }: Spec) {
  return ok && tests.some(({ results }) => results.some(({ status }) => status === 'passed'))
}

function specsOf(suite: Suite, above: string[], counts = (_spec: Spec) => true): string[] {
  const here = suite.title === suite.file ? above : [...above, suite.title]
  const ownSpecs = (suite.specs ?? [])
    .filter(counts)
    .map((spec) => `tooling/e2e/src/${spec.file} › ${[...here, spec.title].join(' > ')}`)
  return [...ownSpecs, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, here, counts))]
}
