import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageStorage } from '../../platform/page-storage.ts'
import { scrollBack } from './scroll-back.ts'
import { useHistory } from './use-history.ts'

const name = 'pramaan.scroll'

/** The scroll position of each history entry, in pixels by key, as long as the tab is open. */
function positions(): Record<string, number> {
  return JSON.parse(pageStorage('sessionStorage').getItem(name) ?? '{}')
}

function savePosition(key: string) {
  pageStorage('sessionStorage').setItem(name, JSON.stringify({ ...positions(), [key]: window.scrollY }))
}

/** History entries that the router did not create have no key. */
const keyless = 'default'

/** Whether the next page shown is the document's first, opened by a link or a URL and not by a reload. */
let isOpening = performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * Scrolls a page to its position. A document that opens is at its top by itself: to ask for that would lay out a page
 * that is about to change.
 */
function placePage(key: string) {
  const isNew = isOpening && key.startsWith(keyless)
  isOpening = false
  return isNew ? undefined : scrollBack(positions()[key] ?? 0)
}

/** A new page starts at the top; Back and Forward restore the position. Mounted in a layout once it has its height. */
export function ScrollMemory() {
  const location = useLocation()
  const { hash } = location
  const key = location.key === keyless ? `${keyless} ${location.pathname}${location.search}` : location.key
  const history = useHistory()
  const shown = useRef(key)
  useLayoutEffect(() => {
    shown.current = key
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!part) return placePage(key)
    part.scrollIntoView()
  }, [key, hash])
  useEffect(() => {
    const unlisten = history.listen(() => savePosition(shown.current))
    const onHide = () => {
      savePosition(shown.current)
      // The browser restores the position after a reload.
      window.history.scrollRestoration = 'auto'
    }
    const onShow = () => {
      window.history.scrollRestoration = 'manual'
    }
    onShow()
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    return () => {
      unlisten()
      window.history.scrollRestoration = 'auto'
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
    }
  }, [history])
  return null
}
