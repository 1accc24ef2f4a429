import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Database, Queryable } from '@pramaan/database/client'
import { waitForTurn } from '@pramaan/database/migrate'
import type { Config } from '../config.ts'
import { StartError } from './failure.ts'
import { recordFilesFolder } from './files-folder.queries.ts'

/** The file name of the mark in the files folder; no file has this name, because files are named by ids. */
const markName = 'belongs-to'

/**
 * Refuses to start in production if this database's files are in another folder: a second server with its own disk, or
 * a `DATA_DIR` that was not restored, would report files as missing.
 */
export async function checkFilesFolder(db: Database, config: Pick<Config, 'FILES' | 'DATA_DIR' | 'NODE_ENV'>) {
  if (config.FILES !== 'disk' || config.NODE_ENV !== 'production') return
  const folder = resolve(config.DATA_DIR, 'files')
  await db.transaction(async (step) => {
    await waitForTurn(step)
    if (!(await isFolderOf(step, join(folder, markName)))) throw new StartError(refusalOf(folder))
  })
}

/** Whether a folder and the database have the same mark; both get one if neither has. */
async function isFolderOf(db: Queryable, path: string) {
  const mark = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  const known = await recordFilesFolder(db, mark ?? randomUUID(), new Date())
  if (mark === undefined && known.isNew) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(path, known.mark, { flush: true })
    return true
  }
  return mark === known.mark
}

const refusalOf = (folder: string) =>
  `FILES: the files of this database are not in ${folder}, but in the DATA_DIR of the copy that started first.
  Several copies need a bucket (FILES=s3), or one DATA_DIR that all of them share.
  After a restore, restore DATA_DIR too. If those files are lost for good: pnpm files:accept-loss`
