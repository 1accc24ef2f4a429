import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startNodeServer } from '@pramaan/api/testing/server/server-process'
import { secret } from '../server-process.ts'
import { flatSchema } from './flat-people.queries.ts'

const version = '12.4.0'

/** The command of the Directus in a folder, which must be the version that the figures are about. */
export function directusIn(folder: string): readonly string[] {
  const { resolve: find } = createRequire(join(resolve(folder), 'package.json'))
  try {
    const found: unknown = JSON.parse(readFileSync(find('directus/package.json'), 'utf8')).version
    if (found !== version) throw new Error(`It is Directus ${found}.`)
    // The program that `directus` starts, once it has asked the registry for a newer version.
    const { resolve: findIn } = createRequire(find('directus/package.json'))
    return ['--import', new URL('./without-sandbox.ts', import.meta.url).href, findIn('@directus/api/cli/run.js')]
  } catch (cause) {
    const install = `npm install --ignore-scripts directus@${version}`
    throw new Error(`There is no Directus ${version} in ${folder}: run \`${install}\` there.`, { cause })
  }
}

/** A Directus on its own schema of this database, in a process of its own; its token may read everything. */
export async function startDirectus(command: readonly string[], databaseUrl: string) {
  const files = mkdtempSync(join(tmpdir(), 'directus-'))
  const remove = () => rmSync(files, { recursive: true, force: true })
  const settings = { ...settingsOf(databaseUrl), STORAGE_LOCAL_ROOT: files, EXTENSIONS_PATH: files }
  try {
    await promisify(execFile)(process.execPath, [...command, 'bootstrap'], { env: { ...process.env, ...settings } })
    const server = await startNodeServer({ command: [...command, 'start'], live: '/server/ping', settings })
    return { url: server.url, id: server.id, token: `Bearer ${secret}`, stop: () => server.stop().finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

/** Nothing that costs it time: no cache, no watch for overload, no app and no sockets; as many connections as ours. */
function settingsOf(databaseUrl: string): Record<string, string> {
  return {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_SEARCH_PATH: flatSchema,
    DB_POOL__MAX: '16',
    HOST: '127.0.0.1',
    SECRET: secret,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: secret,
    ADMIN_TOKEN: secret,
    LOG_LEVEL: 'fatal',
    CACHE_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    SERVE_APP: 'false',
    WEBSOCKETS_ENABLED: 'false',
    TELEMETRY: 'false',
  }
}
