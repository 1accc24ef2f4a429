import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

// The headless shell first: the same engine without a window's work.
const usualPaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const findChromium = () => usualPaths.find((path) => path && existsSync(path))

const postgres = ['/usr/lib/postgresql']
const pgbouncer = [...postgres, '/usr/sbin/pgbouncer']

/** What steps may need, by name: what it is called, where Debian puts it, and the packages that bring it. */
const needs = {
  postgres: { name: 'PostgreSQL', paths: postgres, packages: 'postgresql-15' },
  pgbouncer: { name: 'PgBouncer', paths: pgbouncer, packages: 'postgresql-15 pgbouncer' },
}

/** The packages that a step lacks here; undefined where it has all that it needs. */
export function lacking(step) {
  const need = needs[step.needs]
  return need?.paths.every((path) => existsSync(path)) === false ? need.packages : undefined
}

/** Why this machine leaves tests out; undefined where it has all that any test needs. */
export function whyLeftOut() {
  const missing = Object.values(needs).find(({ paths }) => !paths.every((path) => existsSync(path)))
  return missing && `no ${missing.name}`
}

/** The path of Chromium, Debian's installed when run as root there; otherwise says what to install and ends. */
export function ensureChromium() {
  return findChromium() ?? installChromium()
}

function installChromium() {
  const debian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
  if (debian && process.getuid?.() === 0) {
    console.log('Installing Chromium…')
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    // One by one: an older Debian has no headless shell of its own.
    for (const name of ['chromium', 'chromium-headless-shell'])
      spawnSync('apt-get', ['install', '-y', '-qq', name], quiet)
    const found = findChromium()
    if (found) return found
  }
  console.error('The browser tests need Chromium: install it (Debian: apt install chromium) or set CHROMIUM_PATH.')
  process.exit(1)
}
