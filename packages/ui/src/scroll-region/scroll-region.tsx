import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'

/** Props of `ScrollRegion`: a `label`, unless a surrounding element already names it. */
export type ScrollRegionProps = {
  label?: string
  /** Extra classes for layout (margin, width), not for appearance. */
  className?: string
  children: ReactNode
}

/** A region that scrolls in both directions. While it overflows it is a Tab stop, so that arrow keys can scroll it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element) return
    const update = () => {
      const scrolls = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
      // A region that can't scroll must not be a Tab stop.
      if (scrolls) element.tabIndex = 0
      else element.removeAttribute('tabindex')
      // Shows that there is more content to the right.
      element.toggleAttribute('data-more', element.scrollWidth - element.clientWidth - element.scrollLeft > 1)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [])
  return (
    <section ref={region} aria-label={label} className={clsx('min-h-0 overflow-auto -outline-offset-2', className)}>
      {children}
    </section>
  )
}

/** A ref that scrolls an overflowing row until this element is visible, without scrolling the page. */
export function centreInRow(part: HTMLElement | null) {
  const row = part?.parentElement
  if (!row) return
  const [own, whole] = [part.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += own.left - whole.left - (whole.width - own.width) / 2
}
