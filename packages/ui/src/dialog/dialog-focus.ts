import type * as Dialog from '@radix-ui/react-dialog'
import { type FormEvent, useRef } from 'react'
import { moveFocusAlong, pathOf, type Step } from '../focus-keeper/focus-path.ts'
import { focusLate } from '../focus-late/focus-late.tsx'

type Focus = Pick<Dialog.DialogContentProps, 'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onSubmit'>

/**
 * Decides where the focus goes when a dialog opens or closes, or when its form is submitted with an error. A dialog
 * without a trigger returns the focus to the previous element, or to the nearest one if that is gone; Radix does this
 * only for triggers.
 */
export function useDialogFocus({ form, triggered }: { form: boolean; triggered: boolean }): Focus {
  const previousSteps = useRef<readonly Step[]>([])
  return {
    onOpenAutoFocus(event) {
      const opener = openerOf(document.activeElement)
      previousSteps.current = opener ? pathOf(opener) : []
      if (form) focusFirstField(event)
    },
    onCloseAutoFocus(event) {
      if (triggered) return
      event.preventDefault()
      const [opener] = previousSteps.current
      if (opener?.element instanceof HTMLElement && opener.element.isConnected) opener.element.focus()
      else if (opener) moveFocusAlong(previousSteps.current)
    },
    onSubmit({ target }: FormEvent) {
      // After the errors are rendered.
      if (target instanceof HTMLFormElement) setTimeout(() => focusFirstError(target), 0)
    },
  }
}

/** The element to return the focus to: a menu item disappears with its menu, but the menu's button stays. */
function openerOf(element: Element | null): Element | null {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : element
}

/** Focuses the first field of a form dialog, unless that would open an on-screen keyboard. */
function focusFirstField(event: Event) {
  const inside = event.currentTarget
  if (!(inside instanceof Element) || window.matchMedia('(pointer: coarse)').matches) return
  const field = firstField(inside)
  if (field) {
    event.preventDefault()
    field.focus()
  } else if (inside.querySelector('form [aria-busy]')) focusWhenLoaded(inside)
}

/** Moves the focus to the first field with an error, unless one has it. */
function focusFirstError(form: HTMLFormElement) {
  const wrong = form.querySelector('[aria-invalid=true]')
  if (wrong instanceof HTMLElement && !document.activeElement?.matches('[aria-invalid=true]')) wrong.focus()
}

/** The first field. In a group of radios it is the selected one, as for Tab. */
function firstField(inside: Element) {
  const field = inside.querySelector<HTMLElement>(
    'form :is(input:enabled, select:enabled, textarea:enabled, [contenteditable=true])',
  )
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field
  const group = inside.querySelectorAll<HTMLInputElement>('form input[type=radio]:enabled:checked')
  return [...group].find(({ name }) => name === field.name) ?? field
}

/** A date field can be focused only once its code has loaded. */
function focusWhenLoaded(inside: Element) {
  const observer = new MutationObserver(() => {
    const field = firstField(inside)
    if (!field && inside.isConnected) return
    observer.disconnect()
    focusLate(field)
  })
  observer.observe(inside, { childList: true, subtree: true })
}
