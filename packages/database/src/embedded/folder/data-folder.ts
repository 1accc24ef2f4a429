import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Whether a folder has a complete PostgreSQL cluster; an interrupted first start leaves one without these two files.
 */
export function isCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION')) && existsSync(join(folder, 'global', 'pg_control'))
}

/**
 * Moves a folder with anything but a complete cluster to `<folder>.broken-<n>` and returns that name, so that a new one
 * can be created without destroying anything. Returns undefined if there is nothing to move.
 */
export function setAsideBroken(folder: string): string | undefined {
  if (!existsSync(folder) || isCluster(folder) || readdirSync(folder).length === 0) return undefined
  let number = 1
  while (existsSync(`${folder}.broken-${number}`)) number += 1
  const aside = `${folder}.broken-${number}`
  renameSync(folder, aside)
  return aside
}

/** Forces every file and folder below a folder to the disk. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
}

/** Renames a finished folder so that a power cut leaves either nothing under that name or all of it. */
export function publishFolder(from: string, to: string): void {
  syncTree(from)
  renameSync(from, to)
  syncPath(dirname(to))
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
