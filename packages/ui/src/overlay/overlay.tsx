import { createContext, type ReactNode, use, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Called with the function that closes an opened overlay; its result is called once the overlay is closed. */
export type CoverPage = (close: () => void) => () => void

const OverlayContext = createContext<CoverPage>(() => () => undefined)

/** Lets an app's history close what is open above a page, so that Back does that before it leaves the page. */
export function OverlayProvider({ cover, children }: { cover: CoverPage; children: ReactNode }) {
  return <OverlayContext value={cover}>{children}</OverlayContext>
}

/** The state of whatever opens above a page, its own or the one it is given; Back closes it too. */
export function useOverlay(given?: boolean, onOpenChange?: (open: boolean) => void) {
  const cover = use(OverlayContext)
  const [own, setOwn] = useState(false)
  const open = given ?? own
  const change = (next: boolean) => {
    setOwn(next)
    onOpenChange?.(next)
  }
  const close = useEffectEvent(() => change(false))
  // Before it is drawn: anyone who sees it may press Back at once.
  useLayoutEffect(() => (open ? cover(() => close()) : undefined), [open, cover])
  return { open, onOpenChange: change }
}
