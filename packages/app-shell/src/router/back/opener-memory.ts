import type { Location } from 'react-router'
import { pageStorage } from '../../platform/page-storage.ts'
import type { AppHistory } from '../history/app-history.ts'
import { entryKey } from './entry-key.ts'
import { focusOpener, type Opener, openerNow } from './opener.ts'

const name = 'pramaan.opened'

/** Of a history entry: the row or card that opened the next one, and the URL of the page that opened it. */
type Entry = { opener?: Opener | undefined; from?: string | undefined }

/** The entries by key, as long as the tab is open. */
function entries(): Record<string, Entry> {
  return JSON.parse(pageStorage('sessionStorage').getItem(name) ?? '{}')
}

function save(key: string, change: Entry) {
  const before = entries()
  const after = { ...before, [key]: { ...before[key], ...change } }
  pageStorage('sessionStorage').setItem(name, JSON.stringify(after))
}

/**
 * Makes Back lead to where the person was: the focus returns to the row or card that opened the page, in every list,
 * and a link back to the page it was opened from returns to that entry, with its filters and its position.
 */
export function rememberOpeners(history: AppHistory): () => void {
  let here = history.location
  let stop = () => {}
  const unlisten = history.listen(({ action, location }) => {
    stop()
    stop = () => {}
    if (action === 'PUSH') {
      save(entryKey(here), { opener: openerNow() })
      save(entryKey(location), { from: addressOf(here) })
    }
    if (action === 'REPLACE') save(entryKey(location), { from: entries()[entryKey(here)]?.from })
    const opener = action === 'POP' ? entries()[entryKey(location)]?.opener : undefined
    if (opener) stop = focusOpener(opener)
    here = location
  })
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-back]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const from = entries()[entryKey(history.location)]?.from
    if (from === undefined || !leadsTo(link, from)) return
    event.preventDefault()
    history.go(-1)
  }
  // Before the router's own link, which leaves alone what is prevented.
  document.addEventListener('click', onClick, true)
  return () => {
    stop()
    unlisten()
    document.removeEventListener('click', onClick, true)
  }
}

const addressOf = ({ pathname, search }: Location) => pathname + search

/** Whether a page is the one a link leads to; it may have more filters than the link names. */
function leadsTo(link: HTMLAnchorElement, address: string) {
  const [to, page] = [new URL(link.href), new URL(address, link.href)]
  const named = [...to.searchParams]
  return to.pathname === page.pathname && named.every(([key, value]) => page.searchParams.has(key, value))
}
