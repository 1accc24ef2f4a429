import type * as Dialog from '@radix-ui/react-dialog'

/* An open list closes first, and a search box with words in it empties first. */
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
