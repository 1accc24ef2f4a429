import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { privateWordsIn } from './words.ts'

/** Fails on a word of the old private language, in a file's name or in its text. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs|css|md|ya?ml)$/.test(file))
  .filter((file) => !/\/migrations\/|pnpm-lock|tooling\/check\/words/.test(file))

const problems = files.flatMap((file) => [
  ...privateWordsIn(file, file),
  ...privateWordsIn(file, readFileSync(file, 'utf8')),
])
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} private words`)
process.exit(problems.length ? 1 : 0)
