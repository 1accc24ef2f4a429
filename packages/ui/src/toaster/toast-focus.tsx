import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react'

/** What had the focus before a toast took it. */
let before: Element | null = null

/**
 * Remembers where the focus came from when it goes into a toast. Sonner must not hear of it: it gives the focus back
 * whenever its list changes, also from a menu or dialog that the person opened meanwhile, which then closes.
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

/** Gives the focus back when a toast goes that has it; where the focus went on meanwhile it stays. */
export function useGiveFocusBack(card: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const toast = card.current?.closest('[data-sonner-toast]')
    return () => {
      if (!toast?.contains(document.activeElement)) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      before = null
    }
  }, [card])
}
