import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linesOfGit } from './reached.mjs'

const featureOf = (file) => file.match(/^apps\/api\/src\/((?:features|services)\/[\w-]+)\//)?.[1]
const isTest = (file) => /\.test\.tsx?$/.test(file)
const importing = /(?:from|import)\s*\(?\s*'([^']+)'/g

/**
 * The tests near a change inside features and services of the API alone, as paths; undefined for any other change.
 * Every test of the API and of the screens imports the whole server, so its imports say nothing. Near are the features
 * that import a changed file; the tests that call their endpoints; and the screens that do, by what they import.
 */
export function testsNear(changed, sources = sourcesHere) {
  if (changed.length === 0 || !changed.every(featureOf)) return undefined
  const files = sources()
  const reached = featuresReached(changed, files)
  const nouns = nounsOf(reached, files)
  // Screens say `api.jobs.post` or `{ jobs } = useApi()`, tests `(await api.as(person)).jobs.post`.
  const one = `(?:${[...nouns].join('|')})`
  const calls = new RegExp(`(?:\\bapi|\\))\\.${one}\\.|\\{[^{}]*\\b${one}\\b[^{}]*\\} = useApi\\(`)
  const says = (file) => nouns.size > 0 && calls.test(files.get(file)?.text ?? '')
  return [...files.keys()].filter((file) => {
    if (!isTest(file)) return false
    if (says(file) || reached.has(featureOf(file)) || file.startsWith('apps/api/src/http/calls/')) return true
    if (file.startsWith('apps/api/')) return files.get(file).imports.some((at) => reached.has(featureOf(at)))
    return closureOf(file, files).some(says)
  })
}

/** The features of the changed files and of all files that import these, directly or through others. */
function featuresReached(changed, files) {
  const reached = new Set(changed)
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    for (const [file, { imports }] of files)
      if (featureOf(file) && !isTest(file) && imports.some((at) => reached.has(at))) reached.add(file)
  }
  return new Set([...reached].map(featureOf))
}

/** What the contract calls the features’ endpoints: `Routes<'savedSearches'>` are in `saved-searches`. */
function nounsOf(features, files) {
  const nearTests = [...files].filter(([file]) => features.has(featureOf(file)))
  return new Set(nearTests.flatMap(([, { text }]) => [...text.matchAll(/Routes<'(\w+)'/g)].map(([, noun]) => noun)))
}

/** The files of a test’s screens: those beside it and those that it imports, and what they import; not the whole app. */
function closureOf(test, files) {
  const folder = dirname(test)
  const beside = [...files.keys()].filter((file) => dirname(file) === folder && !isTest(file))
  const found = new Set([...beside, ...files.get(test).imports])
  for (const file of found) {
    if (/\/routes\.tsx$|\/testing\//.test(file)) found.delete(file)
    else for (const next of files.get(file)?.imports ?? []) found.add(next)
  }
  return [...found]
}

function sourcesHere() {
  const paths = linesOfGit(['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'])
  return sourcesOf(paths.filter((path) => existsSync(path)).map((path) => [path, readFileSync(path, 'utf8')]))
}

/** Sources by their paths: the text of each, and which of our files it imports. */
export function sourcesOf(texts) {
  return new Map(
    texts.map(([path, text]) => {
      const imports = [...text.matchAll(importing)].map(([, name]) => pathOf(name, path)).filter(Boolean)
      return [path, { text, imports }]
    }),
  )
}

function pathOf(name, from) {
  if (name.startsWith('.')) return join(dirname(from), name)
  const [, folder, rest] = name.match(/^@pramaan\/(features|app-shell)\/(.+)$/) ?? []
  return rest && `packages/${folder}/src/${rest}`
}
