/** Open overlays above the page. */
const floating = ':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])'

/** Elements that people type into. */
const typedIn =
  'input:not([type=button], [type=checkbox], [type=file], [type=radio], [type=reset], [type=submit]), textarea, select, [contenteditable=true]'

/**
 * Moves the focus to an element that appears late, such as the screen after a slow load. It does not if the person has
 * meanwhile opened a menu, list or dialog, which would close, or is in another field.
 */
export function focusLate(element: HTMLElement | null, options?: FocusOptions) {
  const focused = document.activeElement
  if (!element || focused?.matches(typedIn)) return
  const open = focused?.closest(floating)
  if (!open || open.contains(element)) element.focus(options)
}
