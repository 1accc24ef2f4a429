import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether a folder holds a whole PostgreSQL cluster; an interrupted first start leaves one without these two files. */
export function isCluster(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION')) && existsSync(join(folder, 'global', 'pg_control'))
}

/**
 * Moves a folder that holds something other than a whole cluster to `<folder>.broken-<n>` and answers that name, so that
 * a new one can be made without destroying anything. Answers undefined when there is nothing to move.
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
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
}

/** Gives a finished folder its name so that a power cut leaves either nothing under that name or all of it. */
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
