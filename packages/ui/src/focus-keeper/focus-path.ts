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

/** Where the focus goes when an element disappears with it. */
const heirs = new WeakMap<Element, () => readonly Step[]>()

/** The focused element and what it is in, up to the screen's main part. */
export function pathOf(focused: Element): Step[] {
  const path: Step[] = []
  for (let at: Element | null = focused; at && at !== document.body && at.id !== contentId; at = around(at))
    path.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
  return path
}

/** What an element is in; of a menu, which stands at the end of the page, its button. */
function around(element: Element): Element | null {
  const button = element.matches('[role=menu]') && element.getAttribute('aria-labelledby')
  return (button && document.getElementById(button)) || element.parentElement
}

/** Says whose turn it is when this element disappears with the focus; asked for only then. */
export function leaveFocusTo(element: Element, heir: () => readonly Step[]) {
  heirs.set(element, heir)
}

/**
 * Moves the focus on when the element that had it is gone or disabled. It goes to the same element where that is drawn
 * again under its id, and from a bar that is gone to what the bar came from. In a row that stays it goes to the row's
 * name, because at a second Enter the neighbouring button would do something else to the same person. Elsewhere it goes
 * to the nearest neighbour, or else to the screen's main part.
 */
export function moveFocusAlong(path: readonly Step[]) {
  const [lost] = path
  if (lost && !lost.element.isConnected && take(elementAgain(lost.element))) return
  const heir = heirOf(path)
  if (heir) return focusHeir(heir)
  const rowElement = path.find(({ element }) => element.matches(row))?.element
  if (rowElement?.isConnected && rowElement !== path[0]?.element) return focusRow(rowElement)
  if (!path.some(handOn)) focusMain()
}

/** Moves the focus to the screen's main part. */
export function focusMain() {
  document.getElementById(contentId)?.focus({ preventScroll: true })
}

function elementAgain({ id }: Element) {
  return id === '' ? null : document.getElementById(id)
}

function heirOf(path: readonly Step[]) {
  const gone = path.find(({ element }) => !element.isConnected && heirs.has(element))
  const heir = gone && heirs.get(gone.element)?.()
  return heir?.length ? heir : undefined
}

function focusHeir(path: readonly Step[]) {
  const [first] = path
  if (!(first?.element.isConnected && take(first.element))) moveFocusAlong(path)
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
