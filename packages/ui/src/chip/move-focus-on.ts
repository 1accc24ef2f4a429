/** For the `ref` of a button that goes away when it is pressed: the focus goes on to the next one, or else the one before. */
export function moveFocusOn(button: HTMLElement | null) {
  return () => {
    if (!button || document.activeElement !== button) return
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button')]
    const at = all.indexOf(button)
    const near = [...all.slice(at + 1), ...all.slice(0, at).reverse()]
    // Once everything has gone that goes with it.
    queueMicrotask(() => button.isConnected || near.some(takesFocus))
  }
}

function takesFocus(element: HTMLElement) {
  element.focus()
  return document.activeElement === element
}
