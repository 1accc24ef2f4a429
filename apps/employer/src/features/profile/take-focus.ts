import { focusLate } from '@pramaan/ui/focus-late'

/** The ref of what replaces a pressed button: takes its focus, unless that has moved on by the time of the answer. */
export function takeFocus(element: HTMLElement | null) {
  focusLate(element, { preventScroll: true })
}
