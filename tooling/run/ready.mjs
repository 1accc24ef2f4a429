// Runs on whatever Node.js the machine has (20 or newer): installs the workspace, which brings the pinned Node.js along.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
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
  // Node.js keeps what it compiled: a server process imports its sources in two thirds of the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
}

/** Installs the dependencies of the lockfile, unless they are: pnpm keeps the lockfile of what it installed last. */
export function install() {
  const installed = join(root, 'node_modules', '.pnpm', 'lock.yaml')
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lockfile) return
  console.log('Installing dependencies…')
  must('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'])
}

/** Runs a command to its end; a failure ends this program. */
export function must(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs one of our programs on the pinned Node.js for as long as this one runs, hands it this program's signals, and ends
 * as it does. It is started without the shell script of the same name, which would keep a signal to itself. When this
 * program is killed, the channel between the two closes, and the other one ends by that.
 */
export function become(args, env = {}) {
  const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const child = spawn(node, args, { cwd: root, stdio, env: { ...environment, ...env } })
  const end = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  if (process.env.npm_lifecycle_event) whenParentEnds(() => end('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}

/** A script runner keeps some signals to itself and leaves us behind: then its end is ours. */
function whenParentEnds(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, 200)
}
