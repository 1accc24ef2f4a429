import type { Rolldown } from 'vite'

type Module = Pick<
  Rolldown.ModuleInfo,
  'isEntry' | 'importers' | 'dynamicImporters' | 'importedIds' | 'dynamicallyImportedIds'
>

/** The modules of an app, as the build knows them. */
type Modules = { getModuleInfo: (id: string) => Module | null }

/** The libraries that most screens do without. Each has a file of its own, with what stands on it and on no other. */
const libraries = {
  forms: /node_modules\/(?:react-hook-form|@hookform|zod\/v4\/classic)\//,
  checks: /node_modules\/zod\/v4\/(?:core|mini)\//,
  tables: /node_modules\/@tanstack\/(?:react-table|table-core|react-store|store)\//,
} as const

type Library = keyof typeof libraries

/** The screens that people open first and most: the names of the files that load with each without being asked for. */
export type FirstScreens = Readonly<Record<string, readonly string[]>>

/** What makes JSON schemas: zod's smaller half exports it too, but only the schemas of forms call it. */
const jsonSchemas = /node_modules\/zod\/v4\/core\/(?:to-)?json-schema/

/** What needs each module: the parts of the app that load on demand. And the modules that stand on each library. */
type App = {
  neededBy: ReadonlyMap<string, ReadonlySet<string>>
  standingOn: Readonly<Record<Library, ReadonlySet<string>>>
}

/** What loads with every screen of signed-in people. */
const everywhere = ['shell', 'edit-sender', 'order-sender'] as const

/** What each page loads by itself once its screen stands, and what stands in the file of the first. */
const afterwards = ['overlays', 'toasts'] as const

/** The most parts of an app that may share a module in a file of their own. */
const few = 2

/**
 * Puts the modules of an app into files by who needs them, so that a first screen takes a handful. A file only needs
 * what is needed at least as widely as itself, so none drags along what its screen could do without.
 */
export function chunkGroups(firstScreens: FirstScreens): Rolldown.CodeSplittingGroup[] {
  let app: App | undefined
  return [
    // What runs before any screen: one file packs better and takes one request.
    { name: 'first', tags: ['$initial'], priority: 1 },
    {
      name: (id, modules) => {
        app ??= readApp(entryAbove(id, modules), modules)
        return groupOf(id, app, firstScreens)
      },
      // What a module needs has a group of its own.
      includeDependenciesRecursively: false,
    },
  ]
}

/** The file of a module that several parts share; none for what only one screen needs, which comes with it. */
function groupOf(id: string, { neededBy, standingOn }: App, firstScreens: FirstScreens) {
  const parts = [...(neededBy.get(id) ?? [])]
  const isNeededBy = (name: string) => parts.some((part) => part.endsWith(`/${name}.tsx`))
  const isFirst = [...everywhere, 'after-paint', ...Object.values(firstScreens).flat()].some(isNeededBy)
  if (isNeededBy('sign-in-screen') && parts.length > 1) return isFirst ? 'basics' : 'sign-in'
  if (isNeededBy('after-paint')) return 'after-paint'
  if (everywhere.some(isNeededBy)) return 'frame'
  if (parts.length < 2) return null
  if (jsonSchemas.test(id)) return 'forms'
  // With what other screens share, every page would load all of that.
  if (afterwards.some(isNeededBy) && !Object.values(firstScreens).flat().some(isNeededBy)) return afterwards[0]
  const file = sharedFile(parts.length, Object.entries(firstScreens), isNeededBy)
  const [library, ...others] = librariesBelow(id, standingOn)
  if (!library) return file
  // With two libraries it would drag the one along for screens that need the other.
  if (others.length > 0) return null
  return file === 'frame' || libraries[library].test(id) ? library : file && `${file}-${library}`
}

/** The file of what the first screens share, and of what only others share. */
function sharedFile(
  parts: number,
  firstScreens: readonly [string, readonly string[]][],
  isNeededBy: (name: string) => boolean,
) {
  const screens = firstScreens.filter(([, names]) => names.some(isNeededBy)).map(([name]) => name)
  if (screens.length > 1) return 'frame'
  if (screens.length > 0) return `for-${screens[0]}`
  return parts > few ? 'shared' : null
}

/** The libraries that a module stands on; the form library's schemas stand on those of the address bar themselves. */
function librariesBelow(id: string, standingOn: App['standingOn']) {
  const names = (Object.keys(libraries) as Library[]).filter((name) => standingOn[name].has(id))
  return names.includes('forms') ? names.filter((name) => name !== 'checks') : names
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
  const ids = [...neededBy.keys()]
  const on = (name: Library) => dependentsOf(libraries[name], ids, modules)
  return { neededBy, standingOn: { forms: on('forms'), checks: on('checks'), tables: on('tables') } }
}

function dependentsOf(library: RegExp, ids: readonly string[], modules: Modules) {
  const found = new Set(ids.filter((id) => library.test(id)))
  for (const id of found) for (const above of modules.getModuleInfo(id)?.importers ?? []) found.add(above)
  return found
}
