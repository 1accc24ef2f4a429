import { showToast } from '@pramaan/ui/toaster'
import { type ReactNode, useEffect } from 'react'

/** Says where a link to another app or site leads, instead of leaving Storybook for a page that it doesn't have. */
export function StaysHere({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('click', stay, { capture: true })
    return () => document.removeEventListener('click', stay, { capture: true })
  }, [])
  return children
}

function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!/^https?:/.test(link?.getAttribute('href') ?? '')) return
  event.preventDefault()
  event.stopPropagation()
  showToast({ text: `Opens ${link?.href}, which Storybook doesn’t have.`, about: 'link' })
}
