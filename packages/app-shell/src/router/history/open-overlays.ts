type Overlay = { close: () => void; at: string | undefined }

/** The open overlays, topmost last. */
export function createOpenOverlays() {
  const overlays: Overlay[] = []
  const isAt = (pathname: string) => (overlay: Overlay) => (overlay.at ?? pathname) === pathname
  return {
    /** Adds one; call the result once it is closed. */
    add(close: () => void) {
      const overlay: Overlay = { close, at: undefined }
      overlays.push(overlay)
      return () => void overlays.splice(overlays.indexOf(overlay), 1)
    },
    /** The overlays of a page; one that has just opened has no page yet. */
    above(pathname: string) {
      return overlays.filter(isAt(pathname))
    },
    /** Overlays opened since belong to this page, and stay open only on it. */
    settle(pathname: string) {
      for (const overlay of overlays) overlay.at ??= pathname
    },
  }
}
