import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'

/**
 * Props of `Button`: those of a button, plus tone, size, the label while busy, and the reason why it can't be pressed.
 */
export type ButtonProps = ComponentProps<'button'> & {
  /** How prominent: one `primary` on a screen, `quiet` outlined, `soft` tinted, `ghost` bare, `danger` for what can’t be undone. */
  tone?: ButtonTone
  /** The height: xs 32, sm 36, md 44, lg 48; never below 44 on a touch screen. */
  size?: ButtonSize
  block?: boolean
  icon?: ReactNode
  /** While set, the button shows this text ('Uploading...'), keeps its focus and can't be pressed again. */
  busy?: string | false | undefined
  /**
   * Why it can't be pressed, shown below it. The button stays focusable, so that screen readers can read the reason.
   */
  reason?: ReactNode
  /** Called when a blocked button is pressed: moves the focus to what is missing. */
  onBlocked?: (() => void) | undefined
  /** The action is done, as the label says. The button keeps the focus that it got when it was pressed. */
  done?: boolean
}

/** Performs an action; ignores presses while it is busy or blocked. */
export function Button({
  tone = 'primary',
  size = 'md',
  block = false,
  icon,
  busy,
  reason,
  onBlocked,
  done = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = Boolean(busy) || Boolean(reason) || done
  const look = buttonLook(tone, size, block)
  const button = (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        answer(event, blocked, rest.onClick)
        if (reason) onBlocked?.()
      }}
      aria-busy={busy ? true : undefined}
      aria-disabled={blocked || undefined}
      aria-describedby={clsx(rest['aria-describedby'], reason && reasonId) || undefined}
      className={clsx(look, !reason && className)}
    >
      {busy ? <Spinner /> : icon}
      {busy || children}
    </button>
  )
  if (!reason) return button
  return (
    <span className={clsx('inline-flex flex-col items-center gap-2', block && 'w-full', className)}>
      {button}
      <span id={reasonId} className="text-center text-sm text-ink-muted">
        {reason}
      </span>
    </span>
  )
}

/* Enter in a form clicks its submit button too, so ignoring the click prevents sending twice in every way. */
function answer(
  event: MouseEvent<HTMLButtonElement>,
  blocked: boolean,
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined,
) {
  if (blocked) {
    event.preventDefault()
    event.stopPropagation()
    return
  }
  onClick?.(event)
}
