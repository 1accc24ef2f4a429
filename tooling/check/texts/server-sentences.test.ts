import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../../..', import.meta.url).pathname

/** What is written elsewhere than into an answer of an app: pages and papers of their own, logs, commands, a guide. */
const elsewhere = [
  'apps/api/src/features/payments/receipts/',
  'apps/api/src/features/platform/',
  'apps/api/src/features/public-jobs/',
  'apps/api/src/features/public-profiles/page-head.ts',
  'apps/api/src/features/public-profiles/texts/',
  'apps/api/src/features/reference/college-load/',
  'apps/api/src/http/calls/openapi.ts',
  'packages/domain/src/search-query/passes/',
]

const sources = globSync(
  ['packages/{contract,domain}/src/**/*.ts', 'apps/api/src/{features,services,http/calls,http/limits}/**/*.ts'],
  { cwd: root },
).filter((file) => !/\.test\.ts$|\.queries\.ts$|\/(testing|option-labels)\//.test(file) && !startsWithOneOf(file))

function startsWithOneOf(file: string) {
  return elsewhere.some((path) => file.startsWith(path))
}

/** A sentence as a catalogue has it: numbers and names in it have places, as `useSentence` gives them. */
function keyOf(sentence: string) {
  const placeholders = ['“{name}”', '“{other}”']
  return sentence
    .replace(/“[^”]*”/g, () => placeholders.shift() ?? '')
    .replace(/\$\{rupeesText\([^}]*\}/, '₹1')
    .replace(/\$\{[^}]*\}|-?\d+(?:,\d+)*(?:\.\d+)?/g, '{n}')
}

/** The sentences between quotes in a source, without what only describes the wire to programmers. */
function sentencesOf(file: string) {
  const code = readFileSync(`${root}${file}`, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(
      /\b(?:description|summary): ?(?:'[^'\n]*'|`[^`]*`)|\b(?:describe|new Error)\((?:'[^'\n]*'|`[^`]*`)/g,
      '',
    )
  const quoted = code.matchAll(/'([“A-Z][^'\n]* [^'\n]*\.)'|`([“A-Z][^`\n]* [^`\n]*\.)`/g)
  return [...quoted].map(([, plain, template]) => plain ?? template ?? '')
}

/** The keys of a language, read from all its catalogues. */
function keysIn(language: string) {
  const catalogues = globSync(`{apps,packages}/*/src/**/texts/**/{${language},*-${language},${language}/*}.ts`, {
    cwd: root,
  })
  return new Set(
    catalogues.flatMap((file) =>
      [...readFileSync(`${root}${file}`, 'utf8').matchAll(/^ {2}(?:'([^'\n]+)'|"([^"\n]+)"):/gm)].map(
        ([, key, doubly]) => key ?? doubly ?? '',
      ),
    ),
  )
}

describe.each([
  ['Hindi', 'hi'],
  ['Marathi', 'mr'],
])('in %s', (_, language) => {
  test('there is every sentence that the server and its schemas say to a person', () => {
    const keys = keysIn(language)
    const said = sources.flatMap((file) => sentencesOf(file).map((sentence) => ({ file, sentence })))
    expect(said.length).toBeGreaterThan(150)
    const missing = said.filter(({ sentence }) => !keys.has(sentence) && !keys.has(keyOf(sentence)))
    expect(missing.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([])
  })
})
