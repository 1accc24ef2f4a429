import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchProgram } from '@pramaan/testing/program'
import type { PoolConfig } from 'pg'
import { connects } from './connects.ts'

const port = 6432

/** The path of PgBouncer, at Debian's default or on the PATH; undefined if missing. */
export function findPgBouncer() {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
}

/**
 * Starts PgBouncer in transaction mode before a PostgreSQL, on its own Unix socket (as `postgres` when run as root).
 */
export async function startPgBouncer(server: PoolConfig, settings: Record<string, string> = {}) {
  const program = findPgBouncer()
  if (!program) throw new Error('No PgBouncer was found: install pgbouncer.')
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-pb-'))
  const all = {
    pool_mode: 'transaction',
    listen_addr: '',
    listen_port: String(port),
    unix_socket_dir: folder,
    auth_type: 'any',
    default_pool_size: '8',
    max_client_conn: '200',
    // Tests don't wait as long for the database as production does.
    server_login_retry: '1',
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, ['[databases]', `* = host=${server.host} user=postgres`, '[pgbouncer]', ...lines, ''].join('\n'))
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', 'postgres', folder])
  const asUser = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn(program, ['-q', ...asUser, file], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const { isRunning, whenReady } = watchProgram('PgBouncer', child)
  const connection = (database: string): PoolConfig => ({ host: folder, port, user: 'postgres', database })
  await whenReady(() => connects(connection(String(server.database ?? 'postgres'))))
  return {
    connection,
    async stop() {
      if (isRunning()) {
        const exit = once(child, 'exit')
        child.kill('SIGQUIT')
        await exit
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
