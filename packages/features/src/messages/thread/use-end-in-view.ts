import { useEffect, useRef } from 'react'

/** Within how many pixels of its end a page counts as read to the end. */
const nearEnd = 240

/** Scrolls to the end when a conversation opens, and follows new messages while the person is there. */
export function useEndInView(last: string | number | undefined) {
  const opened = useRef(false)
  useEffect(() => {
    if (last === undefined) return
    const { scrollHeight } = document.documentElement
    const away = scrollHeight - window.innerHeight - window.scrollY
    if (!opened.current || away < nearEnd) window.scrollTo(0, scrollHeight)
    opened.current = true
  }, [last])
}
