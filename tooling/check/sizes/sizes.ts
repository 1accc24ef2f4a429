import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isOurText, privateWordsIn, privateWordsInPath } from '../words/words.ts'
import { circularArrows } from './circular-arrows.ts'
import { trackedFiles } from './tracked-files.ts'

/**
 * Prints how large the repository is, or was at a commit. Sources are the TypeScript of apps and packages without tests,
 * stories, test support, texts of screens, and lists: files that are mostly words in quotes.
 */
const tracked = trackedFiles(process.argv[2])
const code = tracked.filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file)).map(read)
const isTest = ({ path }: File) => /\.(test|spec)\.|\/testing\/|\.setup\.ts/.test(path)
const isStory = ({ path }: File) => path.includes('.stories.')
const isList = ({ lines }: File) => lines.length > 20 && lines.filter(isWords).length > 0.6 * lines.length
const sources = code.filter((file) => !isTest(file) && !isStory(file) && !isList(file))
const isOfTexts = ({ path }: File) => /\/(\w+-)?texts?\/|\/words\//.test(path)
const allLists = code.filter((file) => !isTest(file) && isList(file))
const texts = allLists.filter(isOfTexts)
const lists = allLists.filter((file) => !isOfTexts(file))
const documents = tracked.filter((path) => /\.mdx?$/.test(path) && !/^(docs\/spec|CHANGELOG)/.test(path)).map(read)
const decisions = tracked.filter((path) => /^docs\/decisions\/\d/.test(path))
const changesets = tracked.filter((path) => /^\.changeset\/(?!README).*\.md$/.test(path))
const search = sources.filter(({ path }) => /^apps\/api\/src\/(features|services)\/search\//.test(path))
const tests = [...code.filter(isTest), ...tracked.filter((file) => /^tooling\/e2e\/src\/.*\.ts$/.test(file)).map(read)]
const lines = sumOf(sources.map(lengthOf))

const figures: readonly (readonly [string, string])[] = [
  ['source files / lines', `${sources.length.toLocaleString('en')} / ${(lines / 1000).toFixed(1)}k`],
  ['list files / lines', `${lists.length} / ${sumOf(lists.map(lengthOf)).toLocaleString('en')}`],
  ['files / lines of texts of screens', `${texts.length} / ${sumOf(texts.map(lengthOf)).toLocaleString('en')}`],
  ['test files / lines', `${tests.length.toLocaleString('en')} / ${(sumOf(tests.map(lengthOf)) / 1000).toFixed(1)}k`],
  ['documents outside docs/spec: pages / words', `${documents.length} / ${wordsOf(documents).toLocaleString('en')}`],
  ['decisions, changesets', `${decisions.length}, ${changesets.length}`],
  ['arrows between folders of search, in circles', circularArrows(search).join(', ')],
  ['median / p90 lines', medianAndP90(sources.map(lengthOf))],
  ['imports a file, median / p90', medianAndP90(sources.map(importsOf))],
  ['comment lines', `${((100 * sumOf(sources.map(commentsOf))) / lines).toFixed(1)} %`],
  ['test : source lines', (sumOf(tests.map(lengthOf)) / lines).toFixed(2)],
  ['functions over 50 lines, components over 100', String(longFunctions())],
  ['exports of the two largest packages', largestPackages()],
  ['private words', String(wordsIn(tracked))],
]
for (const [name, value] of figures) console.log(`${name.padEnd(46)} ${value}`)

type File = { path: string; lines: string[] }

function read(path: string): File {
  return { path, lines: readFileSync(path, 'utf8').trimEnd().split('\n') }
}

function lengthOf(file: File) {
  return file.lines.length
}

function importsOf(file: File) {
  return file.lines.filter((line) => /^(import\b.*|\} )from '|^import '/.test(line)).length
}

function commentsOf(file: File) {
  return file.lines.filter((line) => /^\s*(\/\/|\/\*|\*[ /])/.test(line)).length
}

function isWords(line: string) {
  return /^\s*(\w+: |'[^']*': )?[[{(]*['"`]/.test(line)
}

function wordsOf(files: readonly File[]) {
  return sumOf(files.map(({ lines }) => lines.join(' ').split(/\s+/).filter(Boolean).length))
}

function sumOf(numbers: readonly number[]) {
  return numbers.reduce((sum, value) => sum + value, 0)
}

function medianAndP90(numbers: readonly number[]) {
  const sorted = numbers.toSorted((one, other) => one - other)
  return `${sorted[Math.floor(sorted.length / 2)]} / ${sorted[Math.floor(sorted.length * 0.9)]}`
}

/** Biome measures functions without blank lines; a component's markup may have 100. */
function longFunctions() {
  const rule = ['lint', '--only=complexity/noExcessiveLinesPerFunction']
  const report = execFileSync('biome', [...rule, '--max-diagnostics=none', '--reporter=json', 'apps', 'packages'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { diagnostics } = JSON.parse(report) as { diagnostics: { message: string; location: { path: string } }[] }
  const measured = new Set(sources.map(({ path }) => path))
  return diagnostics.filter(({ message, location: { path } }) => {
    const length = Number(/\((\d+)\)/.exec(message)?.[1])
    return measured.has(path) && length > (path.endsWith('.tsx') ? 100 : 50)
  }).length
}

function largestPackages() {
  const counts = new Map<string, number>()
  for (const { path, lines } of sources.filter(({ path }) => path.startsWith('packages/'))) {
    const name = path.split('/')[1] ?? ''
    const exported = lines.filter((line) => /^export [^*]/.test(line)).length
    counts.set(name, (counts.get(name) ?? 0) + exported)
  }
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one)
  return [first, second].map((entry) => entry?.toReversed().join(' ')).join(', ')
}

function wordsIn(paths: readonly string[]) {
  const ours = paths.filter(isOurText)
  return sumOf(
    ours.map((path) => privateWordsInPath(path).length + privateWordsIn(path, readFileSync(path, 'utf8')).length),
  )
}
