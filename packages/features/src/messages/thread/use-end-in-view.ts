import { type RefObject, useEffect, useRef } from 'react'

/** A conversation this many pixels from its end counts as read to the end. */
const nearEnd = 240

/**
 * Scrolls to the end when a conversation opens, and follows new messages while the person is there. It scrolls the
 * pane, or the page if the pane does not scroll.
 */
export function useEndInView(last: string | number | undefined, pane: RefObject<HTMLElement | null>) {
  const opened = useRef(false)
  useEffect(() => {
    if (last === undefined) return
    const element = pane.current
    const moving = element && getComputedStyle(element).overflowY === 'auto' ? element : document.documentElement
    const { scrollHeight, scrollTop, clientHeight } = moving
    if (!opened.current || scrollHeight - clientHeight - scrollTop < nearEnd) moving.scrollTop = scrollHeight
    opened.current = true
  }, [last, pane])
}
