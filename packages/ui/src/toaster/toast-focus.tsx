import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react'

/** The element that had the focus before it moved to a toast. */
let before: Element | null = null

/**
 * Remembers which element had the focus before it moved to a toast. Sonner does not see the event: it would return the
 * focus whenever its list changes, and so close a menu or dialog that the person opened meanwhile.
 */
export function ToastFocus({ children }: { children: ReactNode }) {
  const remember = (event: FocusEvent) => {
    const from = event.relatedTarget
    if (from instanceof Element && !event.currentTarget.contains(from)) before = from
    event.stopPropagation()
  }
  return (
    <div className="contents" onFocusCapture={remember}>
      {children}
    </div>
  )
}

/** Returns the focus when the focused toast disappears, unless the focus has already moved elsewhere. */
export function useReturnFocus(card: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const toast = card.current?.closest('[data-sonner-toast]')
    return () => {
      if (!toast?.contains(document.activeElement)) return
      const left = before
      before = null
      // React handles no events while it removes the toast, so a popover would treat the focus inside it as outside,
      // and close.
      queueMicrotask(() => {
        if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true })
      })
    }
  }, [card])
}
