const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls the page to `top`, in pixels. If it is not long enough yet, for example after a reload, it follows the
 * growing page until the position is reached or the person acts. Returns a function that stops it.
 */
export function scrollBack(top: number) {
  const follow = () => {
    window.scrollTo(0, top)
    if (isReached(top)) end()
  }
  const growth = new ResizeObserver(follow)
  const end = () => {
    growth.disconnect()
    for (const hand of hands) window.removeEventListener(hand, end)
  }
  window.scrollTo(0, top)
  if (isReached(top)) return end
  growth.observe(document.body)
  for (const hand of hands) window.addEventListener(hand, end, { passive: true })
  return end
}

/** Scroll positions are whole or fractional pixels. */
function isReached(top: number) {
  return Math.abs(window.scrollY - top) < 1
}
