import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { environment } from '../../apps/api/src/config.ts'

/** Fails on a document that names a path, script, link or environment variable that does not exist, and on a missing README. */
const manifests = [
  'package.json',
  ...globSync(['apps/*/package.json', 'packages/*/package.json', 'tooling/*/package.json']),
]
const scripts = new Set(manifests.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {})))
const known = new Set(['install', 'changeset', 'exec', 'add', 'dlx', 'run', '--filter'])
const sources = globSync(
  ['{apps,packages,tooling}/**/*.{ts,tsx,mjs,cjs}', '{packages,tooling}/*/.storybook/*.{ts,tsx}'],
  {
    exclude: (name) => name === 'node_modules' || name === 'dist',
  },
)
const documents = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', 'apps/*/README.md', 'tooling/*/README.md'])

const problems = documents.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [brokenLinks, unknownScripts, unknownPaths, unknownFiles].flatMap((problemsOf) => problemsOf(file, text))
})
problems.push(...undocumentedVariables(), ...missingReadmes())
for (const problem of problems) console.error(problem)
console.log(`${documents.length} documents, ${problems.length} problems`)
process.exit(problems.length ? 1 : 0)

function brokenLinks(file: string, text: string) {
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '')
  return targets
    .filter((target) => !existsSync(normalize(join(dirname(file), target))))
    .map((target) => `${file}: link to ${target}, which is not there`)
}

function unknownScripts(file: string, text: string) {
  const named = [...text.matchAll(/`(?:pnpm|npm run) ([a-z][a-z:-]*)/g)].map((match) => match[1] ?? '')
  return named
    .filter((name) => !scripts.has(name) && !known.has(name))
    .map((name) => `${file}: script ${name}, which package.json does not have`)
}

/** A path in backticks that starts in one of our folders must be there; `*`, `<…>` and `…` mark patterns. */
function unknownPaths(file: string, text: string) {
  const named = [...text.matchAll(/`((?:apps|packages|tooling|docs|\.ci)\/[^`\s]*)`/g)].map((match) =>
    (match[1] ?? '').replace(/[:›].*$/, ''),
  )
  return named
    .filter((path) => !/[*<…{]/.test(path) && !existsSync(path))
    .map((path) => `${file}: path ${path}, which is not there`)
}

/** A source file in backticks, by its name or the end of its path, must be one of ours. */
function unknownFiles(file: string, text: string) {
  const named = [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs))`/g)].map((match) => match[1] ?? '')
  return named
    .filter((name) => !existsSync(name) && !sources.some((source) => source.endsWith(`/${name}`)))
    .map((name) => `${file}: file ${name}, which is not there`)
}

function undocumentedVariables() {
  const text = existsSync('docs/operating.md') ? readFileSync('docs/operating.md', 'utf8') : ''
  return Object.keys(environment.shape)
    .filter((name) => !text.includes(`\`${name}\``))
    .map((name) => `docs/operating.md: environment variable ${name} is missing`)
}

/** Each package says what is in it, who may import it and how it is tested. */
function missingReadmes() {
  return globSync(['apps/*', 'packages/*', 'tooling/*'])
    .filter((folder) => !existsSync(join(folder, 'README.md')))
    .map((folder) => `${folder}: README.md is missing`)
}
