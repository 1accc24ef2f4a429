import { globSync, readFileSync } from 'node:fs'
import { brokenCitations, coverageGaps, demandsIn, readingsIn } from './spec.ts'

/** Fails when an id such as E-140 or D22, cited anywhere, leads nowhere, or when the coverage table misses a demand. */
const demands = demandsIn()
const known = new Set([...demands.keys(), ...readingsIn()])
const files = globSync(
  ['*.md', '{apps,packages,tooling,docs,.changeset,.github}/**/*.{ts,tsx,mjs,cjs,css,sql,md,yml,yaml}'],
  { exclude: (name) => /(^|\/)(node_modules|dist|storybook-static|spec\.test\.ts)$/.test(name) },
)

const problems = files.flatMap((file) => brokenCitations(file, readFileSync(file, 'utf8'), known))
problems.push(...coverageGaps(readFileSync('docs/spec-coverage.md', 'utf8'), demands))
for (const problem of problems) console.error(problem)
console.log(`${known.size} ids, ${files.length} files read, ${problems.length} problems`)
process.exit(problems.length ? 1 : 0)
