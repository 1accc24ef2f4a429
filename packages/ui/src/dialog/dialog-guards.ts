import type { DialogContentProps } from '@radix-ui/react-dialog'

type Guards = Required<Pick<DialogContentProps, 'onInteractOutside' | 'onEscapeKeyDown'>>

/** Keeps an overlay open when a person presses a toast above it, or Escape closes a list inside it first. */
export const dialogGuards: Guards = {
  onInteractOutside(event) {
    if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
  },
  onEscapeKeyDown(event) {
    const { target } = event
    if (target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')) event.preventDefault()
  },
}

/** Puts the focus into the first field of a dialog that is a form, unless that would call up a keyboard on the screen. */
export function focusFirstField(event: Event) {
  const inside = event.currentTarget
  if (!(inside instanceof Element) || window.matchMedia('(pointer: coarse)').matches) return
  const field = inside.querySelector('form :is(input, select, textarea):enabled')
  if (!(field instanceof HTMLElement)) return
  event.preventDefault()
  field.focus()
}
