import { useEffect } from 'react'

/** Names the browser's tab after what a screen shows, once that is known; until then it has the title of its route. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · Pramaan`
  }, [title])
}
