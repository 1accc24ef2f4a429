import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The names of the files that a screen needs first, as the build of an app writes them. */
type FirstFiles = { visitor: string[]; signedIn: string[]; screens: Record<string, string[]>; font: string }

/**
 * An app's page for a path. It lists the files that the path's screen needs, so that they load in parallel with the
 * first script: the sign-in for a visitor, or the layout and screen for a signed-in person.
 */
export async function appPage(folder: string, path: string, isSignedIn: boolean): Promise<string> {
  const [page, list] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'first-files.json'), 'utf8').catch(() => undefined),
  ])
  if (!list) return page
  const { visitor, signedIn, screens, font } = JSON.parse(list) as FirstFiles
  const screen = Object.hasOwn(screens, path) ? (screens[path] ?? []) : []
  const scripts = isSignedIn ? [...signedIn, ...screen] : visitor
  const links = [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ]
  return page.replace('</head>', () => `${links.join('\n')}\n</head>`)
}
