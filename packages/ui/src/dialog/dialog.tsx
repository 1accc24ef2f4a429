import { clsx } from 'clsx'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { useOverlay } from '../overlay/overlay.tsx'
import { ScrollRegion } from '../scroll-region/scroll-region.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import { dialogGuards } from './dialog-guards.ts'

/** The props of every dialog: open it with `open` and `onOpenChange`, or give it a `trigger`. */
export type DialogBasics = {
  /** Whether it is open. */
  open?: boolean

  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
  /** The button that opens it; the focus returns to it. */
  trigger?: ReactNode

  /** What it is about. */
  title: ReactNode

  /** Only screen readers get the title. */
  titleHidden?: boolean

  /** A sentence below the title. */
  description?: ReactNode

  /** How wide on a desktop. */
  size?: 'sm' | 'md' | 'lg'

  /** What stands inside. */
  children?: ReactNode
}

/**
 * The footer of a dialog. A dialog with a choice has its buttons in `submit`, with Cancel added before them; `lead` is
 * on the other side. An informational dialog has its buttons in `footer`.
 */
type DialogEnd = {
  /** The button that sends the form. */
  submit?: ReactNode
  /** The words on the button that leaves everything as it is. */
  cancelLabel?: string
  lead?: ReactNode
  /** What stays at the bottom while the rest scrolls. */
  footer?: never
}

/** Props of `Dialog`. A `form` focuses its first field, except on touch, where the keyboard would cover it. */
export type DialogProps = DialogBasics &
  (
    | (DialogEnd & {
        /** Whether it is a form that is sent. */
        form?: false
      })
    | (DialogEnd & {
        /** Whether it is a form that is sent. */
        form: true
        /** The button that sends the form. */
        submit: ReactNode
      })
    | {
        /** Whether it is a form that is sent. */
        form?: false
        /** What stays at the bottom while the rest scrolls. */
        footer: ReactNode
      }
  )

const widths = { sm: 'sm:max-w-110', md: 'sm:max-w-140', lg: 'sm:max-w-200' }

/** The classes of the dark layer behind a dialog or panel. */
export const scrim = 'fixed inset-0 z-40 animate-appear bg-scrim'

/** A question or a form above the page; a sheet from the bottom on a phone. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, trigger, size = 'sm', form, children, title, titleHidden, description } = props
  const overlay = useOverlay(open, onOpenChange)
  const focus = useDialogFocus({ form: form ?? false, triggered: Boolean(trigger) })
  return (
    <Radix.Root {...overlay}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content
          {...dialogGuards}
          {...focus}
          data-sheet
          {...(!description && { 'aria-describedby': undefined })}
          className={clsx(
            // A phone leaves room above a sheet for a toast of three lines.
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[calc(100dvh-6rem)] animate-rise flex-col rounded-t-card bg-surface shadow-float outline-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[90dvh] sm:w-[calc(100%-2rem)] sm:rounded-card',
            // A desktop leaves it below, if the window is high enough.
            'sm:tall:bottom-24 sm:tall:max-h-[calc(100dvh-7.5rem)]',
            widths[size],
          )}
        >
          <DialogInside
            title={title}
            titleHidden={titleHidden}
            description={description}
            footer={'submit' in props ? <Answers {...props} /> : props.footer}
          >
            {children}
          </DialogInside>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Closes the dialog it is in, as Escape does; beside a long answer its words stay on one line. */
export function DialogCancel({
  label,
  block,
}: {
  /** What it is called, on the screen or to screen readers. */
  label?: string | undefined
  /** Fills the available width. */
  block?: boolean
}) {
  const labels = useLabels()
  return (
    <Radix.Close asChild>
      <Button tone="quiet" block={block ?? false} className="whitespace-nowrap">
        {label ?? labels.cancel}
      </Button>
    </Radix.Close>
  )
}

function Answers({ submit, cancelLabel, lead }: DialogEnd) {
  return (
    <>
      {lead && <div className="mr-auto -ml-4.5 max-sm:flex-none!">{lead}</div>}
      <DialogCancel label={cancelLabel} />
      {submit}
    </>
  )
}

type DialogInsideProps = {
  /** What it is about. */
  title: ReactNode

  /** Only screen readers get the title. */
  titleHidden?: boolean | undefined

  /** A sentence below the title. */
  description?: ReactNode

  /** What stays at the bottom while the rest scrolls. */
  footer?: ReactNode

  /** What stands inside. */
  children?: ReactNode
}

/** Title with its close button, the scrolling middle and the foot; shared by dialog and panel. */
export function DialogInside(props: DialogInsideProps) {
  const labels = useLabels()
  return (
    <>
      <div className="flex items-start justify-between gap-3 px-5 pt-4">
        <div className="min-w-0 pt-1.5">
          <Radix.Title className={props.titleHidden ? 'sr-only' : 'text-lg'}>{props.title}</Radix.Title>
          {props.description && (
            <Radix.Description className="text-sm text-ink-muted">{props.description}</Radix.Description>
          )}
        </div>
        <Radix.Close asChild>
          <IconButton label={labels.close} icon={<X />} edge="end" />
        </Radix.Close>
      </div>
      <ScrollRegion className="flex-1 px-5 pt-3 pb-5">{props.children}</ScrollRegion>
      {props.footer && (
        <div className="safe-bottom flex items-start justify-end gap-2 border-line border-t px-5 pt-3 [--safe-gap:0.75rem] max-sm:*:flex-auto max-sm:[&>span>button]:w-full sm:flex-wrap sm:[&>span]:contents sm:[&>span>span]:basis-full sm:[&>span>span]:text-end">
          {props.footer}
        </div>
      )}
    </>
  )
}
