import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type PoolConfig } from 'pg'

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
  const child = spawn(program, ['-q', ...asUser, file], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', (part) => said.push(String(part)))
  const connection = (database: string): PoolConfig => ({ host: folder, port, user: 'postgres', database })
  await answers(connection(String(server.database ?? 'postgres')), said)
  return {
    connection,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit')
        child.kill('SIGQUIT')
        await exit
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connection: PoolConfig, said: readonly string[]) {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    const there = await client.connect().then(
      () => true,
      () => false,
    )
    if (there) return client.end()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`PgBouncer did not answer: ${said.join('')}`)
}
