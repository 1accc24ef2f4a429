import * as Radix from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { ExistingButton } from '../on-demand/existing-button.ts'
import { CloseContext, type OverlayState } from '../overlay/overlay.tsx'
import { DialogCancel } from './dialog-cancel.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import { dialogGuards } from './dialog-guards.ts'
import { DialogInside } from './dialog-inside.tsx'
import type { DialogEnd, DialogProps } from './dialog-props.ts'
import { scrim } from './scrim.ts'

const widths = { sm: 'sm:max-w-110', md: 'sm:max-w-140', lg: 'sm:max-w-200' }

/** Props of `DialogContent`: those of the dialog, its state, and its button if it has one. */
type DialogContentProps = {
  dialog: DialogProps
  overlay: OverlayState
  id: string
  button: RefObject<HTMLElement | null>
}

/** The dialog above the page, which loads when one is first opened. */
export function DialogContent({ dialog, overlay, id, button }: DialogContentProps) {
  const { trigger, size = 'sm', form, children, title, titleHidden, description } = dialog
  const focus = useDialogFocus({ form: form ?? false, triggered: Boolean(trigger) })
  return (
    <Radix.Root {...overlay}>
      {trigger && (
        <Radix.Trigger asChild>
          <ExistingButton button={button} open={overlay.open} />
        </Radix.Trigger>
      )}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...dialogGuards}
          {...focus}
          id={id}
          data-sheet
          {...(!description && { 'aria-describedby': undefined })}
          className={clsx(
            // On a phone a toast of three lines has room above the sheet.
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-6rem)] animate-rise flex-col rounded-t-card bg-surface shadow-float outline-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[90dvh] sm:w-[calc(100%-2rem)] sm:rounded-card',
            // On a desktop the toast has room below, if the window is high enough.
            'sm:tall:bottom-24 sm:tall:max-h-[calc(100dvh-7.5rem)]',
            widths[size],
          )}
        >
          <CloseContext value={() => overlay.onOpenChange(false)}>
            <DialogInside
              title={title}
              titleHidden={titleHidden}
              description={description}
              footer={'submit' in dialog ? <Answers {...dialog} /> : dialog.footer}
            >
              {children}
            </DialogInside>
          </CloseContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Answers({ submit, cancelLabel, lead }: DialogEnd) {
  return (
    <>
      {lead && (
        <div data-lead className="mr-auto -ml-4.5 max-sm:flex-none!">
          {lead}
        </div>
      )}
      <DialogCancel label={cancelLabel} />
      {submit}
    </>
  )
}
