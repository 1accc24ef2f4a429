import { contentId, resultsId } from '../skip-link/skip-link.tsx'

/** The skip link past the filters is visible only while it has the focus, so it never counts as a neighbour. */
const tabbable = `a[href]:not([href="#${resultsId}"]), button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]`
/** Elements where a repeated Enter does no harm: the row's name, or else a field. */
const harmless = [
  'a[href]:not([href^="tel:"], [href^="mailto:"])',
  ':is(input, select, textarea):enabled',
  '[contenteditable=true]',
]
const row = 'tr, li'

/** An element that had or contained the focus, with its neighbours at that time. */
export type Step = { element: Element; next: Element | null; previous: Element | null }

/** For an element: where the focus goes if the element disappears with it. */
const heirs = new WeakMap<Element, () => readonly Step[]>()

/** The focused element and what it is in, up to the screen's main part. */
export function pathOf(focused: Element): Step[] {
  const path: Step[] = []
  for (let at: Element | null = focused; at && at !== document.body && at.id !== contentId; at = around(at))
    path.push({ element: at, next: at.nextElementSibling, previous: at.previousElementSibling })
  return path
}

/** An element's parent; for a menu, which is rendered at the end of the page, its button. */
function around(element: Element): Element | null {
  const button = element.matches('[role=menu]') && element.getAttribute('aria-labelledby')
  return (button && document.getElementById(button)) || element.parentElement
}

/** Registers which element gets the focus if this one disappears with it; `heir` is called only then. */
export function leaveFocusTo(element: Element, heir: () => readonly Step[]) {
  heirs.set(element, heir)
}

/**
 * Moves the focus when the element that had it is removed or disabled. If an element with the same id is drawn again,
 * it gets the focus; for a removed bar it is the control that opened the bar. If the row is still present, its name
 * gets the focus, because a second Enter on the neighbouring button would do something else to the same person.
 * Otherwise the nearest neighbour gets it, or else the screen's main part.
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
  const removedStep = path.find(({ element }) => !element.isConnected && heirs.has(element))
  const heir = removedStep && heirs.get(removedStep.element)?.()
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
  // Keyboard users must see where the focus went; for mouse and touch the page does not scroll.
  if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
  return document.activeElement === element
}
