import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** The files that changed since a commit, documents aside. */
export function changedFiles(commit) {
  const changed = linesOfGit(['diff', '--name-only', commit])
  return [...changed, ...linesOfGit(['ls-files', '--others', '--exclude-standard'])].filter(isCode)
}

const isCode = (file) => !/^(docs|\.changeset|\.github)\/|\.md$/.test(file)

/**
 * The folders of the packages that changed files can reach: those that changed, and all that stand on them. A file that
 * belongs to no folder, such as the lockfile, reaches every package.
 */
export function reachedBy(files, packages = packagesHere()) {
  const ofCode = files.filter(isCode)
  const folderOf = (file) => file.split('/').slice(0, 2).join('/')
  if (ofCode.some((file) => !file.includes('/'))) return new Set(packages.map(({ folder }) => folder))
  const reached = new Set(ofCode.map(folderOf))
  // Each round adds who stands on one of the round before.
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    const names = new Set(packages.filter(({ folder }) => reached.has(folder)).map(({ name }) => name))
    for (const { folder, uses } of packages) if (uses.some((name) => names.has(name))) reached.add(folder)
  }
  return reached
}

function packagesHere() {
  const folders = ['apps', 'packages', 'tooling'].flatMap((at) => readdirSync(at).map((name) => `${at}/${name}`))
  return folders
    .filter((folder) => existsSync(`${folder}/package.json`))
    .map((folder) => {
      const { name, dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
      return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) }
    })
}

/** What Git answers, line by line. */
export function linesOfGit(args) {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 }).stdout.split('\n').filter(Boolean)
}
