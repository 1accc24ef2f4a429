import { type RefObject, useEffect, useRef } from 'react'

/** Within how many pixels of its end a conversation counts as read to the end. */
const nearEnd = 240

/**
 * Scrolls to the end when a conversation opens, and follows new messages while the person is there: the pane where it
 * scrolls by itself, else the page.
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
