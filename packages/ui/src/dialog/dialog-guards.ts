import type * as Dialog from '@radix-ui/react-dialog'

/** Escape first closes an open list or clears a search box. */
const takesEscape = '[role=combobox][aria-expanded=true], input[type=search]:not(:placeholder-shown)'

type Guards = Required<Pick<Dialog.DialogContentProps, 'onInteractOutside' | 'onEscapeKeyDown'>>

/** Keeps an overlay open when a person presses a toast above it, or Escape closes a list inside it first. */
export const dialogGuards: Guards = {
  onInteractOutside(event) {
    if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
  },
  onEscapeKeyDown(event) {
    const { target } = event
    if (target instanceof Element && target.matches(takesEscape)) event.preventDefault()
  },
}
