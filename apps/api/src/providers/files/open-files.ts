import { join } from 'node:path'
import type { FileConfig } from '../../config.ts'
import { diskStore } from './disk.ts'
import { s3Store } from './s3.ts'
import type { FileStore } from './store.ts'
import { type TemporaryFolder, temporaryFolder } from './temporary.ts'

/** The file store, and the folder for incoming files. */
export type Files = { store: FileStore; temporary: TemporaryFolder }

/**
 * The file store that the configuration names; both folders are on the same disk, so that a file can be renamed
 * atomically.
 */
export function openFiles(config: FileConfig, uuid: () => string): Files {
  const temporary = temporaryFolder(join(config.DATA_DIR, 'uploads'), uuid)
  if (config.FILES === 'disk') return { temporary, store: diskStore(join(config.DATA_DIR, 'files')) }
  const store = s3Store({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    keyId: config.S3_KEY_ID,
    secret: config.S3_SECRET,
    pathStyle: config.S3_PATH_STYLE,
  })
  return { temporary, store }
}
