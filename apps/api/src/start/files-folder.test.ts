import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApi } from '../testing/server/start-api.ts'
import { forgetFilesFolder } from './files-folder.queries.ts'
import { checkFilesFolder } from './files-folder.ts'

const api = await startApi()
const copyAt = (folder: string, more = {}) =>
  checkFilesFolder(api.db, {
    NODE_ENV: 'production' as const,
    FILES: 'disk' as const,
    DATA_DIR: join(api.deps.config.DATA_DIR, folder),
    ...more,
  })

test('a second copy with its own disk is refused with a clear message; one that shares the folder, or a bucket, is not', async () => {
  await copyAt('one')
  await Promise.all([copyAt('one'), copyAt('one')])
  await expect(copyAt('two')).rejects.toThrow('Several copies need a bucket (FILES=s3), or one DATA_DIR')
  await copyAt('two', { FILES: 's3' })
  await copyAt('two', { NODE_ENV: 'development' })
})

test('copies that start at once on one folder all come up', async () => {
  await expect(Promise.all([copyAt('three'), copyAt('three'), copyAt('three')])).resolves.toHaveLength(3)
})

test('a folder that was not restored is refused, until its loss is accepted', async () => {
  await copyAt('four')
  await rm(join(api.deps.config.DATA_DIR, 'four'), { recursive: true })
  await expect(copyAt('four')).rejects.toThrow('restore DATA_DIR too')
  await forgetFilesFolder(api.db)
  await copyAt('four')
})
