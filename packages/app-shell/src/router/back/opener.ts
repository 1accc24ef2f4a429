import { focusLate } from '@pramaan/ui/focus-late'
import { contentId } from '@pramaan/ui/skip-link'

/** How to find an element of the screen again: its label, and its position among those with the same link or label. */
export type Opener = { label: string; nth: number }

const pressed = 'a[href], button'

/** The element of an event, if it can open a page. */
export function pressedIn({ target }: Event): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(pressed) : null
  return element?.closest(`#${contentId}`) ? element : undefined
}

/** The element that opens the next page: the name of the row selected by keys, or the `last` pressed element. */
export function openerNow(last: HTMLElement | undefined): Opener | undefined {
  const screen = document.getElementById(contentId)
  const focused = document.activeElement
  const isByKeys = focused === document.body || focused?.matches(currentRow)
  const byKeys = isByKeys && screen?.querySelector<HTMLElement>(`${currentRow} a[href]`)
  const element = byKeys || last
  if (!(screen && element)) return undefined
  const label = labelOf(element)
  return { label, nth: allLike(screen, label).indexOf(element) }
}

/** The row selected by the keys j and k; its first link is its name. */
const currentRow = 'tr[aria-current=true]'

const labelOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

function allLike(screen: Element, label: string): HTMLElement[] {
  return [...screen.querySelectorAll<HTMLElement>(pressed)].filter((element) => labelOf(element) === label)
}

/**
 * Moves the focus from the screen, which first takes it, to the opener once that is rendered, unless the person acts
 * before. Returns a function that stops it.
 */
export function focusOpener({ label, nth }: Opener) {
  const look = () => {
    const screen = document.getElementById(contentId)
    if (!screen || document.activeElement !== screen) return
    const found = allLike(screen, label)[nth]
    if (!found) return
    end()
    // The scroll position is restored on its own.
    focusLate(found, { preventScroll: true })
  }
  const changes = new MutationObserver(look)
  const end = () => {
    changes.disconnect()
    document.removeEventListener('focusin', look)
    window.removeEventListener('keydown', end)
    window.removeEventListener('pointerdown', end)
  }
  document.addEventListener('focusin', look)
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('keydown', end)
  window.addEventListener('pointerdown', end)
  return end
}
