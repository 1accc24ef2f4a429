import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { coverageGaps, demandsIn, provedIn } from './spec.ts'
import { appGaps } from './spec-apps.ts'

/**
 * Holds the demands against the tests that just ran, whose titles name the ids that they prove: a demand that none
 * proves is an error, one of several apps without a proof in each, and a test with ids that did not pass. What only the
 * deep run runs counts when it is on its list; with `--deep` exactly that must have passed. Without PostgreSQL or
 * PgBouncer a test may be skipped: the run's last lines count it. Writes which tests prove what into
 * `.reports/spec-coverage.md`.
 */
type Test = { file: string; title: string; status: string }
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

const page = '.reports/spec-coverage.md'
const demands = demandsIn()
const isDeep = process.argv.includes('--deep')
const isWhole = existsSync('.reports/api-pgbouncer.json')
const ran = globSync('.reports/*.json').flatMap((file) => testsOf(JSON.parse(readFileSync(file, 'utf8'))))
const listed = globSync('.reports/*.list').flatMap((file) => listedIn(JSON.parse(readFileSync(file, 'utf8'))))
const passed = new Set(ran.filter(({ status }) => status === 'passed').map(nameOf))
// Another run of the same test may have been on a database that it does not ask.
const counts = (test: Test) => passed.has(nameOf(test)) || (!isWhole && test.status === 'skipped')
const proving = (isDeep ? listed : [...ran, ...listed]).filter(({ title }) => provedIn(title).length > 0)
const failed = proving.filter((test) => !counts(test) && (isDeep || test.status !== 'listed'))

const proofs = (isDeep ? [...ran, ...listed] : proving.filter((test) => !failed.includes(test))).flatMap((test) =>
  provedIn(test.title).map((id) => ({ id, file: test.file, name: nameOf(test) })),
)
const problems = [
  ...[...new Set(failed.map(nameOf))].map((name) => `this test did not run and pass: ${name}`),
  ...coverageGaps(new Set(proofs.map(({ id }) => id)), demands),
  ...appGaps(demands.values(), proofs),
]
writeFileSync(page, coveragePage())
for (const letter of ['S', 'C', 'E']) {
  const ids = [...demands.keys()].filter((id) => id.startsWith(letter))
  console.log(
    `${letter}: ${ids.filter((id) => proofs.some((proof) => proof.id === id)).length} of ${ids.length} ids covered`,
  )
}
for (const problem of problems) console.error(problem)
console.log(`${page}: ${new Set(proofs.map(({ name }) => name)).size} tests, ${problems.length} problems`)
process.exit(problems.length ? 1 : 0)

function nameOf({ file, title }: Test): string {
  return `${file} › ${title}`
}

function coveragePage(): string {
  const lines = [...demands.values()].map(({ id, text }) => {
    const names = new Set(proofs.filter((proof) => proof.id === id).map(({ name }) => name))
    return `- **${id}** ${text}\n${[...names].map((name) => `  - ${name}\n`).join('')}`
  })
  return `# Which tests prove each demand\n\n${lines.join('')}`
}

/** Every test that is left to the deep run. */
function listedIn(list: { name: string; file: string }[] | { suites: Suite[] }): Test[] {
  if ('suites' in list) return list.suites.flatMap((suite) => specsOf(suite, [])).map(asListed)
  return list.map(({ name, file }) => asListed({ file: relative('.', file), title: name }))
}

function asListed({ file, title }: { file: string; title: string }): Test {
  return { file, title, status: 'listed' }
}

/** Every test of a report. */
function testsOf(report: VitestReport | { suites: Suite[] }): Test[] {
  if ('suites' in report) return report.suites.flatMap((suite) => specsOf(suite, []))
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative('.', name),
      title: [...ancestorTitles, title].join(' > '),
      status,
    })),
  )
}

function specsOf(suite: Suite, above: string[]): Test[] {
  const here = suite.title === suite.file ? above : [...above, suite.title]
  const ownSpecs = (suite.specs ?? []).map((spec) => ({
    file: `tooling/e2e/src/${spec.file}`,
    title: [...here, spec.title].join(' > '),
    // One that was skipped counts as ok in the report.
    status:
      spec.ok && spec.tests.some(({ results }) => results.some(({ status }) => status === 'passed'))
        ? 'passed'
        : 'failed',
  }))
  return [...ownSpecs, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, here))]
}
