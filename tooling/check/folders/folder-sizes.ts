import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { folderProblems, mostFiles } from './folders.ts'
import { isMeasured, longFiles } from './long-files.ts'

/** Fails if a folder has more source files, or a file more lines, than a reader takes in at a glance. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file))
const folders = folderProblems(files)
const long = longFiles(files.filter(isMeasured).map((path) => ({ path, text: readFileSync(path, 'utf8') })))
for (const problem of [...folders, ...long]) console.error(problem)
console.log(
  `${files.length} files, ${folders.length} folders with more than ${mostFiles} source files or a needless exception, ${long.length} files with too many lines`,
)
process.exit(folders.length + long.length ? 1 : 0)
