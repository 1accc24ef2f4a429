import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { entryKey, entryMemory, isKeyless } from '../history/entry-memory.ts'
import { useHistory } from '../history/use-history.ts'
import { scrollBack } from './scroll-back.ts'

/** The scroll position of each history entry, in pixels. */
const positions = entryMemory<number>('pramaan.scroll')

/** Whether the next page shown is the document's first, opened by a link or a URL and not by a reload. */
let isOpening = performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * Scrolls a page to its position. A new document is at its top already, and scrolling it would cause a layout of a page
 * that is about to change.
 */
function placePage(key: string, wasCreated: boolean) {
  const isNew = isOpening && !wasCreated
  isOpening = false
  return isNew ? undefined : scrollBack(positions.get(key) ?? 0)
}

/** A new page starts at the top; Back and Forward restore the position. Mounted in a layout once it has its height. */
export function ScrollMemory() {
  const location = useLocation()
  const { hash } = location
  const [key, wasCreated] = [entryKey(location), !isKeyless(location)]
  const history = useHistory()
  const shown = useRef(key)
  useLayoutEffect(() => {
    shown.current = key
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!part) return placePage(key, wasCreated)
    part.scrollIntoView()
  }, [key, wasCreated, hash])
  useEffect(() => {
    const unlisten = history.listen(() => positions.set(shown.current, window.scrollY))
    const onHide = () => {
      positions.set(shown.current, window.scrollY)
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
