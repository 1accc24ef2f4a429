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

/**
 * Whether this document's first page still needs its scroll position: opened by a link or a URL, it starts at the top.
 */
let opensAgain = performance
  .getEntriesByType('navigation')
  .some((entry) => 'type' in entry && entry.type === 'navigate')

function scrollKey(key: string) {
  const isNew = opensAgain && key.startsWith(keyless)
  opensAgain = false
  return isNew ? 0 : (positions()[key] ?? 0)
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
    if (!part) return scrollBack(scrollKey(key))
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
