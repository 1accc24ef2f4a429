import { globSync, readFileSync } from 'node:fs'
import { githubProblems } from './github.ts'

/** Fails on a workflow, action, issue form or update setting that GitHub would refuse. */
const files = globSync('.github/**/*.{yml,yaml}')
const problems: string[] = []
for (const file of files) problems.push(...(await githubProblems(file, readFileSync(file, 'utf8'))))
for (const problem of problems) console.error(problem)
console.log(`${files.length} files of GitHub, ${problems.length} problems`)
process.exit(problems.length ? 1 : 0)
