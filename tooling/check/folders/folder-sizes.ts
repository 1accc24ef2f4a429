import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { folderProblems, mostFiles } from './folders.ts'

/** Fails where a folder holds more source files than a reader takes in at a glance. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file))
const problems = folderProblems(files)
for (const problem of problems) console.error(problem)
console.log(
  `${files.length} files, ${problems.length} folders with more than ${mostFiles} source files or a needless exception`,
)
process.exit(problems.length ? 1 : 0)
