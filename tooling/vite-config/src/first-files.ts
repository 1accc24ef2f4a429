import type { PluginOption, Rolldown } from 'vite'
import { screensOf } from './screens-of-routes.ts'

/**
 * Writes `first-files.json` beside the page: the font and the files that each path of the app needs before it shows its screen. The
 * server names them in the page, so that they load beside the first file and not after it has run.
 */
export function firstFiles(): PluginOption {
  return {
    name: 'first-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const modules = [...this.getModuleIds()]
      const routes = modules.find((id) => id.endsWith('/src/routes.tsx'))
      if (!routes) throw new Error('The app has no src/routes.tsx')
      const resolve = async (imported: string) => (await this.resolve(imported, routes))?.id ?? imported
      const { shell, signIn, screens } = await screensOf(routes, resolve)
      const english = modules.filter((id) => id.endsWith('/src/texts/en.ts'))
      const filesOf = filesIn(bundle)
      const signedIn = filesOf(shell, ...english)
      const byPath = screens.map(([path, screen]) => [path, filesOf(screen).filter((file) => !signedIn.includes(file))])
      const font = Object.keys(bundle).find((name) => /\/anek-latin-[^/]+\.woff2$/.test(name))
      const files = { font, visitor: filesOf(signIn), signedIn, screens: Object.fromEntries(byPath) }
      this.emitFile({ type: 'asset', fileName: 'first-files.json', source: JSON.stringify(files) })
    },
  }
}

/** Finds the files of some modules with all that those import, without what the page itself brings. */
function filesIn(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (start: readonly Rolldown.OutputChunk[]) => {
    const all = new Set(start)
    for (const { imports } of all) for (const chunk of chunks) if (imports.includes(chunk.fileName)) all.add(chunk)
    return [...all].map(({ fileName }) => fileName)
  }
  const page = withImports(chunks.filter(({ isEntry }) => isEntry))
  return (...modules: readonly string[]) =>
    withImports(chunks.filter(({ moduleIds }) => modules.some((id) => moduleIds.includes(id)))).filter(
      (file) => !page.includes(file),
    )
}
