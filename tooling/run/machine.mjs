import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Whether PostgreSQL's server binaries are at Debian's place. */
export function hasPostgres() {
  return existsSync('/usr/lib/postgresql')
}

/** Finds Chromium, or installs Debian's when run as root there; otherwise says what to install and ends. */
export function ensureChromium() {
  if (places.some((place) => place && existsSync(place))) return
  const debian = existsSync('/etc/os-release') && /debian/i.test(readFileSync('/etc/os-release', 'utf8'))
  if (debian && process.getuid?.() === 0) {
    console.log('Installing Chromium…')
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    if (spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet).status === 0) return
  }
  console.error('The browser tests need Chromium: install it (Debian: apt install chromium) or set CHROMIUM_PATH.')
  process.exit(1)
}
