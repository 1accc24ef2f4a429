import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** References to the locks: a garbage-collected lock would be released. */
const locks = new Set<DatabaseSync>()

/**
 * Reserves a data folder for this process, or throws an error that names the folder and the process that has it: two
 * engines in one folder corrupt it, and PGlite takes no lock. The lock is the operating system's own, on
 * `<folder>.lock` (through SQLite, since Node.js has no other API for it), so it ends with its process however that
 * ends: no process id that another process got since, and no second container that sees other process ids, can be
 * mistaken for the owner. Returns the function that releases it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(dirname(folder), { recursive: true })
  const note = `${folder}.pid`
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    throw new Error(refusal(folder, note), { cause: error })
  }
  locks.add(lock)
  writeFileSync(note, `${process.pid}\n`)
  return () => {
    rmSync(note, { force: true })
    locks.delete(lock)
    lock.close()
  }
}

function refusal(folder: string, note: string): string {
  const owner = ownerIn(note)
  const who = owner ? `process ${owner}` : 'another process'
  return `The data folder ${folder} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`
}

function ownerIn(note: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(note, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}
