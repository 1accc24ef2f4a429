import { useDeferredValue, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useOpening } from '../opening/opening.tsx'
import type { OverlayState } from '../overlay/overlay.tsx'

type Overlays = typeof import('./overlays.tsx').overlays

let code: Overlays | undefined
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()

/**
 * Loads the code of everything that opens above a page: menus, dialogs, panels, popovers, tooltips. After a failure the
 * next call tries again.
 */
export function loadOverlays(): Promise<void> {
  loading ??= import('./overlays.tsx').then(
    ({ overlays }) => {
      code = overlays
      for (const notify of waiting) notify()
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

function subscribe(notify: () => void) {
  waiting.add(notify)
  return () => void waiting.delete(notify)
}

/** The code of overlays, and whether this one is drawn as open. */
type DrawnOverlay = { code: Overlays | undefined; drawn: OverlayState }

/**
 * The code of overlays, once this one is first opened. It is drawn after the page shows that the button was pressed,
 * because drawing takes a moment on a slow phone. If the code can't be loaded, the overlay closes and the next press
 * tries again.
 */
export function useDrawnOverlay({ open, onOpenChange }: OverlayState, { takesKeys = true } = {}): DrawnOverlay {
  const drawn = useDeferredValue(open) && open
  const [opened, setOpened] = useState(drawn)
  if (drawn && !opened) setOpened(true)
  const giveUp = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    if (open && !code) loadOverlays().catch(() => giveUp())
  }, [open])
  const loaded = useSyncExternalStore(subscribe, () => (opened ? code : undefined))
  const isDrawn = drawn && loaded !== undefined
  useOpening(takesKeys && open && !isDrawn)
  return { code: loaded, drawn: { open: isDrawn, onOpenChange } }
}
