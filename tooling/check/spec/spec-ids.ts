import { globSync, readFileSync } from 'node:fs'
import { brokenCitations, coverageGaps, demandsIn, provedIn, readingsIn } from './spec.ts'

/** Fails when an id such as E-140 or D22, cited anywhere, leads nowhere, or when no test names a demand. */
const demands = demandsIn()
const known = new Set([...demands.keys(), ...readingsIn()])
const files = globSync(
  ['*.md', '{apps,packages,tooling,docs,.changeset,.github}/**/*.{ts,tsx,mjs,cjs,css,sql,md,yml,yaml}'],
  { exclude: (name) => /(^|\/)(node_modules|dist|storybook-static|spec\.test\.ts)$/.test(name) },
)

const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const ofTests = texts.filter(({ file }) => /\.(test|spec|stories)\.tsx?$|\/testing\//.test(file))
const problems = [
  ...texts.flatMap(({ file, text }) => brokenCitations(file, text, known)),
  ...coverageGaps(new Set(ofTests.flatMap(({ text }) => provedIn(text))), demands),
]
for (const problem of problems) console.error(problem)
console.log(`${known.size} ids, ${files.length} files read, ${problems.length} problems`)
process.exit(problems.length ? 1 : 0)
