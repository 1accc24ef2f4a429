import { useEffect, useRef } from 'react'

/** How far from its end, in pixels, a page still counts as read to the end. */
const nearEnd = 240

/** Shows the end of the page when a conversation opens, and follows what comes while the person is there. */
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
