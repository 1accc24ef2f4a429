/**
 * For the `ref` of a button that disappears when pressed: the focus moves to the next one, or else the previous one.
 */
export function moveFocusOn(button: HTMLElement | null) {
  return () => {
    if (!button || document.activeElement !== button) return
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button')]
    const at = all.indexOf(button)
    const near = [...all.slice(at + 1), ...all.slice(0, at).reverse()]
    // After all other elements of the same update have been removed.
    queueMicrotask(() => button.isConnected || near.some(takesFocus))
  }
}

function takesFocus(element: HTMLElement) {
  element.focus()
  return document.activeElement === element
}
