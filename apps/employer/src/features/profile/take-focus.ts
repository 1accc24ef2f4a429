import { focusLate } from '@pramaan/ui/focus-late'

/**
 * The ref of the element that replaces a pressed button: it receives the button's focus, unless the focus is elsewhere
 * when the response arrives.
 */
export function takeFocus(element: HTMLElement | null) {
  focusLate(element, { preventScroll: true })
}
