import { contentId, resultsId } from '../skip-link/skip-link.tsx'

/* The link past the filters is shown while it has the focus, so it is nobody's neighbour. */
const tabbable = `a[href]:not([href="#${resultsId}"]), button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]`
/* An element where a second Enter changes nothing: the row's name, or else a field. */
const harmless = [
  'a[href]:not([href^="tel:"], [href^="mailto:"])',
  ':is(input, select, textarea):enabled',
  '[contenteditable=true]',
]
const row = 'tr, li'

/** An element that had the focus or had it inside, with its neighbours at that time. */
export type Step = { element: Element; next: Element | null; previous: Element | null }

/** The focused element and what it is in, up to the screen's main part. */
export function pathOf(focused: Element): Step[] {
  const path: Step[] = []
  for (let at: Element | null = focused; at && at !== document.body && at.id !== contentId; at = at.parentElement)
    path.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
  return path
}

/**
 * Moves the focus on when the element that had it is gone or disabled. In a row that stays it goes to the row's name,
 * because at a second Enter the neighbouring button would do something else to the same person. Elsewhere it goes to
 * the nearest neighbour, or else to the screen's main part.
 */
export function moveFocusAlong(path: readonly Step[]) {
  const rowElement = path.find(({ element }) => element.matches(row))?.element
  if (rowElement?.isConnected && rowElement !== path[0]?.element) return focusRow(rowElement)
  if (!path.some(handOn)) focusMain()
}

/** Moves the focus to the screen's main part. */
export function focusMain() {
  document.getElementById(contentId)?.focus({ preventScroll: true })
}

function focusRow(element: Element) {
  if (harmless.some((kind) => take(element.querySelector(kind))) || !(element instanceof HTMLElement)) return
  element.tabIndex = -1
  take(element)
}

function handOn({ element, next, previous }: Step, index: number): boolean {
  if (index > 0 && element.isConnected) return focusIn(element)
  return [next, previous].some((near) => near?.isConnected && focusIn(near))
}

function focusIn(near: Element): boolean {
  return take(near.matches(tabbable) ? near : near.querySelector(tabbable))
}

function take(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus({ preventScroll: true })
  // With keys, people must see where the focus went; under a mouse or finger the page stays where it is.
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
  return document.activeElement === element
}
