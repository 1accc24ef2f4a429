import { focusLate } from '@pramaan/ui/focus-late'
import { contentId } from '@pramaan/ui/skip-link'

/** An element in the screen, as it can be found again: which of those that lead to the same or have the same name. */
export type Opener = { label: string; nth: number }

const pressed = 'a[href], button'

/** The element of the screen that something happened to, if a page can be opened by it. */
export function pressedIn({ target }: Event): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>(pressed) : null
  return element?.closest(`#${contentId}`) ? element : undefined
}

/** What opens a page that is about to be shown: the name of the row that the keys are on, or what was `last` pressed. */
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

/** The row that the keys j and k are on; its first link is its name. */
const currentRow = 'tr[aria-current=true]'

const labelOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

function allLike(screen: Element, label: string): HTMLElement[] {
  return [...screen.querySelectorAll<HTMLElement>(pressed)].filter((element) => labelOf(element) === label)
}

/**
 * Passes the focus on from the screen, which takes it once it stands, to the opener, once that is there too, unless the
 * person acts before. Returns a function that stops it.
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
