import { existsSync, globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Holds `docs/spec-coverage.md` against the tests that just ran: a row whose test does not exist, never ran or failed
 * is an error. Prints how many ids of each document are covered.
 */
type Row = { id: string; file: string; title: string }
type VitestReport = {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[]
}
type Suite = {
  title: string
  file?: string
  suites?: Suite[]
  specs?: { title: string; file: string; ok: boolean; tests: { results: unknown[] }[] }[]
}

const documents = { S: '000', C: '001', E: '002' } as const
const rows = [
  ...readFileSync('docs/spec-coverage.md', 'utf8').matchAll(/^\| ([SCE]-\d+) \|[^|]*\| `?([^`›|]+?)`? › (.+?) \|$/gm),
].map(([, id = '', file = '', title = '']): Row => ({ id, file: file.trim(), title: title.trim() }))
const ran = new Set(globSync('.reports/*.json').flatMap((file) => titlesOf(JSON.parse(readFileSync(file, 'utf8')))))

const problems = rows
  .filter((row) => !ran.has(`${row.file} › ${row.title}`))
  .map(
    (row) =>
      `${row.id}: ${existsSync(row.file) ? 'this test did not run and pass' : 'there is no such file'}: ${row.file} › ${row.title}`,
  )
const ids = new Set(rows.map((row) => row.id))
for (const [letter, name] of Object.entries(documents)) {
  const demanded = idsOf(name, letter)
  const covered = [...ids].filter((id) => id.startsWith(`${letter}-`))
  if (demanded)
    problems.push(...covered.filter((id) => !demanded.has(id)).map((id) => `${id}: the checklist has no such id`))
  console.log(`Document ${name}: ${covered.length}${demanded ? ` of ${demanded.size}` : ''} ids covered`)
}
for (const problem of problems) console.error(problem)
console.log(`${rows.length} rows, ${problems.length} problems`)
process.exit(problems.length ? 1 : 0)

/** Every test that ran and passed, as `file › title`. */
function titlesOf(report: VitestReport | { suites: Suite[] }): string[] {
  if ('testResults' in report)
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ ancestorTitles, title }) => `${relative('.', name)} › ${[...ancestorTitles, title].join(' > ')}`),
    )
  return report.suites.flatMap((suite) => specsOf(suite, []))
}

function specsOf(suite: Suite, above: string[]): string[] {
  const here = suite.title === suite.file ? above : [...above, suite.title]
  const own = (suite.specs ?? [])
    .filter((spec) => spec.ok)
    .map((spec) => `tooling/e2e/src/${spec.file} › ${[...here, spec.title].join(' > ')}`)
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, here))]
}

/** The ids that a checklist demands, where the checklists lie beside the project. */
function idsOf(document: string, letter: string) {
  const file = `../shared/spec/checklist-${document}.md`
  if (!existsSync(file)) return undefined
  return new Set(
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`^\\| (${letter}-\\d+) \\|`, 'gm'))].map(([, id]) => id),
  )
}
