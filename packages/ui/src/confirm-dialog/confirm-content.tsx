import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Button } from '../button/button.tsx'
import { useDialogFocus } from '../dialog/dialog-focus.ts'
import { scrim } from '../dialog/scrim.ts'
import { useLabels } from '../labels/labels.tsx'
import type { OverlayState } from '../overlay/overlay.tsx'
import { ScrollRegion } from '../scroll-region/scroll-region.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

/** The dialog itself, which loads when it is first opened. */
export function ConfirmContent({ overlay, ...props }: ConfirmDialogProps & { overlay: OverlayState }) {
  const labels = useLabels()
  const focus = useDialogFocus({ form: false, triggered: false })
  return (
    <AlertDialog.Root {...overlay}>
      <AlertDialog.Portal>
        {/* Above a dialog that asks before it closes. */}
        <AlertDialog.Overlay className={clsx(scrim, 'z-50')} />
        <AlertDialog.Content
          {...focus}
          data-sheet
          onKeyDown={ignoreRepeatedKey}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-dvh animate-rise flex-col gap-3 rounded-t-card bg-surface p-5 shadow-float outline-none sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[90dvh] sm:w-full sm:max-w-110 sm:rounded-card"
        >
          {/* At twice the size, or under the keyboard of a phone, the words scroll and the answers stay. */}
          <ScrollRegion className="-mx-5 px-5">
            <div className="flex flex-col gap-3">
              <AlertDialog.Title className="text-lg">{props.title}</AlertDialog.Title>
              {props.children && (
                <div className="rounded-control border border-line bg-canvas px-3 py-1">{props.children}</div>
              )}
              <AlertDialog.Description className="text-sm">{props.description}</AlertDialog.Description>
            </div>
          </ScrollRegion>
          <div className="safe-bottom mt-2 flex flex-wrap justify-end gap-2 max-sm:*:flex-auto">
            <AlertDialog.Cancel asChild>
              <Button tone="quiet">{props.cancelLabel ?? labels.cancel}</Button>
            </AlertDialog.Cancel>
            <Button tone={props.tone ?? 'danger'} busy={props.busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Ignores repeated key presses: the key that opened the dialog may still be held down and must not confirm it. */
function ignoreRepeatedKey(event: KeyboardEvent) {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
