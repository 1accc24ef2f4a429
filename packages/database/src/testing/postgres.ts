import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchProgram } from '@pramaan/testing/program'
import type { PoolConfig } from 'pg'
import { connects } from './connects.ts'

/** The folder of PostgreSQL's server binaries at Debian's default path, newest version first; undefined if missing. */
export function findPostgres() {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return newest && join(root, newest, 'bin')
}

/**
 * Starts a throw-away PostgreSQL cluster on a Unix socket (as the user `postgres` when run as root, which it refuses).
 */
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
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const connection = (database: string): PoolConfig => ({ host: folder, user: 'postgres', database })
  const start = async () => {
    const child = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await watchProgram('PostgreSQL', child).whenReady(() => connects(connection('postgres')))
    return child
  }
  let server = await start()
  return {
    connection,
    folder,
    /** Stops the whole server, immediately or cleanly; resolves when it has stopped. */
    async kill(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT') {
      await ended(server, signal)
      // A killed postmaster leaves its lock behind; its backends leave when they notice.
      if (signal === 'SIGKILL') spawnSync('rm', ['-f', join(data, 'postmaster.pid')])
    },
    /** Starts it again on the same data; resolves when it responds. */
    async restart() {
      server = await start()
    },
    async stop() {
      await ended(server, 'SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a signal and waits until the program has ended. */
async function ended(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

function idsOf(name: string) {
  const id = (flag: string) => Number(spawnSync('id', [flag, name]).stdout.toString())
  return { uid: id('-u'), gid: id('-g') }
}
