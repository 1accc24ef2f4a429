import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'

type Load = () => Promise<unknown>
type Routes = { shell: Load; signIn: Load; routes: Record<string, { screen: Load }> }

/** The modules that an app's routes load: its layout, its sign-in, and the screen of each path. */
export type Screens = { shell: string; signIn: string; screens: [path: string, screen: string][] }

/**
 * Runs a routes file and reads from its functions what they would import. `resolve` gives the file of what the routes
 * import.
 */
export async function screensOf(file: string, resolve: (imported: string) => Promise<string>): Promise<Screens> {
  const { routes } = (await import(await runnable(file, resolve))) as { routes: Routes }
  return {
    shell: await resolve(importedBy(routes.shell)),
    signIn: await resolve(importedBy(routes.signIn)),
    screens: await Promise.all(
      Object.entries(routes.routes).map(
        async ([path, { screen }]): Promise<[string, string]> => [path, await resolve(importedBy(screen))],
      ),
    ),
  }
}

/** The address of the file's code, with the files of its imports in place of their names. */
async function runnable(file: string, resolve: (imported: string) => Promise<string>) {
  let code = stripTypeScriptTypes(await readFile(file, 'utf8'))
  for (const [statement, name = ''] of code.matchAll(/^import .* from '([^']+)'$/gm))
    code = code.replace(statement, statement.replace(name, `file://${await resolve(name)}`))
  return `data:text/javascript,${encodeURIComponent(code)}`
}

function importedBy(load: Load): string {
  const [, imported] = /import\('([^']+)'\)/.exec(String(load)) ?? []
  if (!imported) throw new Error(`This loads nothing: ${String(load)}`)
  return imported
}
