import { explainQuery, phases, readingOf } from '../../../packages/domain/src/search-query/search-query.ts'
import { vocabulary } from '../../../packages/vocabulary/src/testing/read-with-lists.ts'

export const guideFile = 'docs/guides/reading-a-query.md'

/** No profile has the words of an example, and who searches is in Pune. */
const options = { isKnownWord: () => false, nearMe: 'Pune' }

/** An example of a pass as it is read with our lists, and without the pass. */
export function exampleOf(query: string, without?: string): string {
  return readingOf(query, vocabulary, without === undefined ? options : { ...options, without })
}

function cell(text: string): string {
  return text === '' ? 'nothing' : `\`${text.replaceAll('|', '/')}\``
}

const longerQuery = 'java developr pune not php 3 years'

/** The page about reading a query, made from the table of passes. */
export function guideText(): string {
  const tables = phases.map(({ name, does, passes }) => {
    const rows = passes.map((pass) => {
      const [query, reading] = pass.example
      return `| ${pass.name} | ${pass.does} | ${cell(query)} | ${cell(reading)} | ${cell(exampleOf(query, pass.name))} |`
    })
    const head = ['| pass | what it does | example | read as | without the pass |', '| --- | --- | --- | --- | --- |']
    return [`## ${name[0]?.toUpperCase()}${name.slice(1)}`, does, [...head, ...rows].join('\n')].join('\n\n')
  })
  const steps = explainQuery(longerQuery, vocabulary, options).filter(
    ({ text }, at, all) => text !== (all[at - 1]?.text ?? ''),
  )
  const after = steps.map(({ pass, text }) => `| ${pass} | ${cell(text)} |`)
  return `${[
    '# Reading a query',
    'What someone types into a search becomes names of our lists, conditions and words. This page is made from the tables in `packages/domain/src/search-query/passes`: change a table, then run `pnpm explain --guide`.',
    'A text goes through three phases, and in each through its passes from top to bottom. A pass takes all that was read so far and returns what it changes. The order matters: a pass works on what those above it left. Each pass has an example that is read in another way without it; a test runs every example both ways.',
    'How readings are written here: `Java Developer` is a name of our lists, `~` before it a corrected one, `/` stands between alternatives, `-` before what is excluded, `word` before what is in no list, and brackets around what is not searched, with the reason.',
    '`pnpm explain "java developer pune"` prints any text after each pass.',
    ...tables,
    '## A query, pass by pass',
    `\`${longerQuery}\` after each pass that changes it:`,
    ['| pass | read so far |', '| --- | --- |', ...after].join('\n'),
  ].join('\n\n')}\n`
}
