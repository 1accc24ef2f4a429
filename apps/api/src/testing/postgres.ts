import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import pg from 'pg'

/** The folder of PostgreSQL's server binaries at Debian's usual place, newest version first; undefined where there are none. */
export function findPostgres() {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return newest && join(root, newest, 'bin')
}

/** Starts a throw-away PostgreSQL cluster on a Unix socket (as the user `postgres` when run as root, which it refuses). */
export async function startPostgres(
  settings: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
) {
  const binaries = findPostgres()
  if (!binaries) throw new Error('No PostgreSQL server binaries were found: install postgresql-15.')
  const folder = mkdtempSync(join(tmpdir(), 'pramaan-pg-'))
  const user = process.getuid?.() === 0 ? idsOf('postgres') : {}
  chmodSync(folder, 0o755)
  if ('uid' in user) spawnSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const initdb = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    { ...user, cwd: folder },
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`)
  const flags = Object.entries({
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '200',
    ...settings,
  })
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const connection = (database: string): PoolConfig => ({ host: folder, user: 'postgres', database })
  await answers(connection('postgres'))
  return {
    connection,
    stop: () =>
      new Promise<void>((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        server.kill('SIGINT')
      }),
  }
}

function idsOf(name: string) {
  const id = (flag: string) => Number(spawnSync('id', [flag, name]).stdout.toString())
  return { uid: id('-u'), gid: id('-g') }
}

async function answers(connection: PoolConfig) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
