import { createContext, type ReactNode, use, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Called when an overlay opens, with a function that closes it; returns a function to call once it is closed. */
export type CoverPage = (close: () => void) => () => void

const OverlayContext = createContext<CoverPage>(() => () => undefined)

/** Lets an app's history close open overlays, so that Back closes them before it leaves the page. */
export function OverlayProvider({ cover, children }: { cover: CoverPage; children: ReactNode }) {
  return <OverlayContext value={cover}>{children}</OverlayContext>
}

/** Whether an overlay is open, and how to change that. */
export type OverlayState = { open: boolean; onOpenChange: (open: boolean) => void }

/** The state of an overlay, uncontrolled or controlled. The browser's Back also closes it. */
export function useOverlay(given?: boolean, onOpenChange?: (open: boolean) => void): OverlayState {
  const cover = use(OverlayContext)
  const [own, setOwn] = useState(false)
  const open = given ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const close = useEffectEvent(() => change(false))
  // A layout effect, because Back may be pressed as soon as the overlay is visible.
  useLayoutEffect(() => (open ? cover(() => close()) : undefined), [open, cover])
  return { open, onOpenChange: change }
}

/** Closes the surrounding overlay. */
export const CloseContext = createContext<() => void>(() => undefined)
