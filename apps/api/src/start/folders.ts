import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { appNames } from '@pramaan/domain/role'
import type { Config } from '../config.ts'

/** The problems of the configured folders. */
export function whyNotFolders({ WEB_DIR, DATA_DIR }: Config): string[] {
  return [...(WEB_DIR ? whyNotWeb(resolve(WEB_DIR)) : []), ...whyNotData(resolve(DATA_DIR))]
}

function whyNotWeb(root: string) {
  const missing = appNames.map((app) => join(app, 'dist', 'index.html')).filter((page) => !existsSync(join(root, page)))
  return missing.length ? [`WEB_DIR: ${root} holds no built apps, for ${missing.join(', ')} is not there`] : []
}

function whyNotData(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK)
    return []
  } catch (error) {
    return [`DATA_DIR: ${folder} cannot be written (${error instanceof Error && 'code' in error ? error.code : error})`]
  }
}
