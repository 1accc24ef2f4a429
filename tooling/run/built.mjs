import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const apps = ['candidate', 'employer', 'staff']

/** Whether the three apps are built, and nothing that they are built from has changed since. */
export function isBuilt(root) {
  const pages = apps.map((app) => join(root, 'apps', app, 'dist', 'index.html'))
  if (!pages.every((page) => existsSync(page))) return false
  const built = Math.min(...pages.map((page) => statSync(page).mtimeMs))
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'src'))
  const sources = [...apps.map((app) => join(root, 'apps', app, 'src')), ...packages]
  return sources.every((folder) => newestIn(folder) <= built)
}

function newestIn(folder) {
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  // Node.js 20.11 and older have `path` for `parentPath`.
  return Math.max(0, ...files.map((file) => statSync(join(file.parentPath ?? file.path, file.name)).mtimeMs))
}
