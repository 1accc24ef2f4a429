import { pageStorage } from '../../platform/page-storage.ts'

const name = 'pramaan.reloads'

/** The maximum number of automatic reloads of a page whose code can't be loaded; then the person must retry. */
const most = 3

/** Milliseconds between two such reloads, and until they no longer count. */
const [pause, forgotten] = [10_000, 300_000]

function recentReloads(): number[] {
  const times: number[] = JSON.parse(pageStorage('sessionStorage').getItem(name) ?? '[]')
  return times.filter((time) => Date.now() - time < forgotten)
}

/** When a page may reload by itself. */
export function nextReload(): 'now' | 'later' | 'never' {
  const times = recentReloads()
  if (times.length >= most) return 'never'
  return Date.now() - (times.at(-1) ?? 0) < pause ? 'later' : 'now'
}

/** Notes that the page reloads now. */
export function noteReload() {
  pageStorage('sessionStorage').setItem(name, JSON.stringify([...recentReloads(), Date.now()]))
}

/** Reloads the page, which counts. */
export function reload() {
  noteReload()
  window.location.reload()
}
