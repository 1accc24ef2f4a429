import { useEffect } from 'react'

/** Sets the browser tab's title from a screen's content once known; until then it has the title of its route. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · Pramaan`
  }, [title])
}
