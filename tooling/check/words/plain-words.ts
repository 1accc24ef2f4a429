import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isOurText, privateWordsIn, privateWordsInPath } from './words.ts'

/** Fails on a word or turn of phrase that nobody says aloud, in a file's name or in its text. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(isOurText)

const problems = files.flatMap((file) => [
  ...privateWordsInPath(file),
  ...privateWordsIn(file, readFileSync(file, 'utf8')),
])
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} private words`)
process.exit(problems.length ? 1 : 0)
