import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { explainQuery } from '../../../packages/domain/src/search-query/search-query.ts'
import { vocabulary } from '../../../packages/vocabulary/src/testing/read-with-lists.ts'
import { guideFile, guideText } from './guide.ts'

/** `pnpm explain "java developer pune"`: a query after each pass that reads it, with our lists. `--guide` writes the page of the passes. */
const [query] = process.argv.slice(2)
if (query === '--guide') {
  mkdirSync(dirname(guideFile), { recursive: true })
  writeFileSync(guideFile, guideText())
  execFileSync('biome', ['format', '--write', guideFile])
} else if (query === undefined) {
  console.error('Name the query: pnpm explain "java developer pune"')
  process.exitCode = 1
} else {
  let before = ''
  for (const { phase, pass, text } of explainQuery(query, vocabulary, { isKnownWord: () => false })) {
    console.log(`${phase.padEnd(9)}${pass.padEnd(22)}${text === before ? '=' : text}`)
    before = text
  }
}
