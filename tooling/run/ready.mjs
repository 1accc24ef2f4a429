// Runs on whatever Node.js the machine has (20 or newer): installs the workspace, which brings the pinned Node.js along.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const binaries = join(root, 'node_modules', '.bin')

/** The environment of everything that is run: the workspace's own tools first. */
export const environment = {
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
}

/** Installs the dependencies of the lockfile, unless this very lockfile is installed already. */
export function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const mark = join(root, 'node_modules', '.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  console.log('Installing dependencies…')
  must('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'])
  writeFileSync(mark, hash)
}

/** Runs a command to its end; a failure ends this program. */
export function must(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command to its end and answers whether it went well. */
export function ran(command, args, env = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } }).status === 0
}

/** Starts a command that goes on, hands it this program's signals, and ends with it. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
}
