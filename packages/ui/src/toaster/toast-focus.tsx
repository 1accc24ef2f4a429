import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react'

/** The element that had the focus before a toast. */
let before: Element | null = null

/**
 * Remembers which element had the focus before it moved into a toast. The event is hidden from Sonner, which returns
 * the focus whenever its list changes, and would close a menu or dialog that the person opened meanwhile.
 */
export function ToastFocus({
  children,
}: {
  /** What stands inside. */
  children: ReactNode
}) {
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

/** Returns the focus when the toast that has it disappears, unless the focus has already moved elsewhere. */
export function useReturnFocus(card: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const toast = card.current?.closest('[data-sonner-toast]')
    return () => {
      if (!toast?.contains(document.activeElement)) return
      const left = before
      before = null
      // React hears nothing while it removes the toast: a popover would take the focus inside it for one outside, and close.
      queueMicrotask(() => {
        if (left instanceof HTMLElement && left.isConnected) left.focus({ preventScroll: true })
      })
    }
  }, [card])
}
