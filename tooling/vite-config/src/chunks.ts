import type { Rolldown } from 'vite'

type Module = Pick<
  Rolldown.ModuleInfo,
  'isEntry' | 'importers' | 'dynamicImporters' | 'importedIds' | 'dynamicallyImportedIds'
>

/** The modules of an app, as the build knows them. */
type Modules = { getModuleInfo: (id: string) => Module | null }

/** What needs each module: the parts of the app that load on demand. And the modules that stand on the form libraries. */
type App = { neededBy: ReadonlyMap<string, ReadonlySet<string>>; ofForms: ReadonlySet<string> }

/** The most parts of an app that may share a module without it coming along for all signed-in people. */
const few = 2

/**
 * Puts the modules of an app into files by who needs them, so that a first screen takes a handful. A file only needs
 * what is needed at least as widely as itself, so none drags along what its screen could do without.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let app: App | undefined
  return [
    // What runs before any screen: one file packs better and takes one request.
    { name: 'first', tags: ['$initial'], priority: 1 },
    {
      name: (id, modules) => {
        app ??= readApp(entryAbove(id, modules), modules)
        return groupOf(id, app)
      },
      // What a module needs has a group of its own.
      includeDependenciesRecursively: false,
    },
  ]
}

/** The file of a module that several parts share; none for what only one screen needs, which comes with it. */
function groupOf(id: string, { neededBy, ofForms }: App) {
  const parts = [...(neededBy.get(id) ?? [])]
  const isNeededBy = (file: string) => parts.some((part) => part.endsWith(file))
  if (parts.length < 2) return null
  if (isNeededBy('/sign-in-screen.tsx')) return 'basics'
  if (isNeededBy('/mount/after-paint.tsx')) return 'after-paint'
  if (isNeededBy('/src/shell.tsx')) return 'frame'
  if (ofForms.has(id)) return 'forms'
  return parts.length > few ? 'frame' : null
}

function entryAbove(id: string, modules: Modules): string {
  const seen = new Set([id])
  for (const one of seen) {
    const info = modules.getModuleInfo(one)
    if (info?.isEntry) return one
    for (const above of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) seen.add(above)
  }
  throw new Error(`Nothing leads to ${id}`)
}

function readApp(entry: string, modules: Modules): App {
  const neededBy = new Map<string, Set<string>>()
  const parts = new Set([entry])
  for (const part of parts) {
    const needed = new Set([part])
    for (const id of needed) {
      const info = modules.getModuleInfo(id)
      for (const next of info?.importedIds ?? []) needed.add(next)
      for (const next of info?.dynamicallyImportedIds ?? []) parts.add(next)
      neededBy.set(id, (neededBy.get(id) ?? new Set()).add(part))
    }
  }
  return { neededBy, ofForms: standingOnForms([...neededBy.keys()], modules) }
}

function standingOnForms(ids: readonly string[], modules: Modules) {
  const ofForms = new Set(ids.filter((id) => /node_modules\/(?:react-hook-form|@hookform|zod)\//.test(id)))
  for (const id of ofForms) for (const above of modules.getModuleInfo(id)?.importers ?? []) ofForms.add(above)
  return ofForms
}
