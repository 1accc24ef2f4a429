import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesOf } from '../run/near.mjs'
import { linesOfGit } from '../run/reached.mjs'

const apps = ['candidate', 'employer', 'staff']
const isShared = (path: string) => /^packages\/(features|app-shell)\/src\//.test(path)
const isSupport = (path: string) => /\.(test|stories|setup)\.tsx?$|\/testing\/|\.d\.ts$/.test(path)

/** The files of both shared packages that at most one app reaches by its imports, tests aside. */
function ofOneApp(sources: ReturnType<typeof sourcesOf>): string[] {
  const files = [...sources.keys()].filter((path) => !isSupport(path))
  const reached = apps.map((app) => {
    const found = new Set(files.filter((path) => path.startsWith(`apps/${app}/src/`)))
    for (const path of found) for (const next of sources.get(path)?.imports ?? []) found.add(next)
    return found
  })
  return files.filter((path) => isShared(path) && reached.filter((found) => found.has(path)).length < 2)
}

test('a file that one app reaches is named, also behind another file; one that two reach is not', () => {
  const shared = "import { a } from '@pramaan/features/a.ts'"
  const sources = sourcesOf([
    ['apps/staff/src/x.ts', `${shared}\nimport { b } from '@pramaan/features/b.ts'`],
    ['apps/employer/src/x.ts', shared],
    ['apps/employer/src/y.test.ts', "import { b } from '@pramaan/features/b.ts'"],
    ['packages/features/src/a.ts', ''],
    ['packages/features/src/b.ts', "import { c } from './c.ts'"],
    ['packages/features/src/c.ts', ''],
  ])
  expect(ofOneApp(sources)).toEqual(['packages/features/src/b.ts', 'packages/features/src/c.ts'])
})

test('what is in packages/features and packages/app-shell is used by two apps at least; the rest belongs in its app', () => {
  const root = linesOfGit(['rev-parse', '--show-toplevel'])[0]
  const paths = linesOfGit([
    '-C',
    String(root),
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'apps',
    'packages',
  ])
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => existsSync(`${root}/${path}`))
  const sources = sourcesOf(paths.map((path): [string, string] => [path, readFileSync(`${root}/${path}`, 'utf8')]))
  expect(ofOneApp(sources)).toEqual([])
})
