import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { environment } from '../../apps/api/src/config.ts'
import { historyIn, saysOnlyNow } from './history.ts'

/**
 * Fails on a document that names a path, script, link or environment variable that does not exist, or that tells history;
 * on a decision without a status or a line in the index; on a missing README; and where the version is not the same.
 */
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
problems.push(...documents.filter(saysOnlyNow).flatMap((file) => historyIn(file, readFileSync(file, 'utf8'))))
problems.push(...undocumentedVariables(), ...missingReadmes(), ...unlistedDecisions(), ...otherVersions())
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

/** Each decision has a status and a line in the index. */
function unlistedDecisions() {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  return globSync('docs/decisions/[0-9]*.md').flatMap((file) => [
    ...(index.includes(`](${basename(file)})`) ? [] : [`${file}: docs/decisions/README.md does not list it`]),
    ...(/^Status: /m.test(readFileSync(file, 'utf8')) ? [] : [`${file}: a line "Status: …" is missing`]),
  ])
}

/** The product has one version: the root's, which people read, the API's, which it answers, and the newest that the changelog describes. */
function otherVersions() {
  const versionOf = (file: string) => String(JSON.parse(readFileSync(file, 'utf8')).version)
  const described = readFileSync('CHANGELOG.md', 'utf8').match(/^## (\S+)/m)?.[1]
  const versions = [versionOf('package.json'), versionOf('apps/api/package.json'), described]
  return new Set(versions).size > 1 ? [`package.json, apps/api/package.json, CHANGELOG.md: ${versions.join(', ')}`] : []
}
