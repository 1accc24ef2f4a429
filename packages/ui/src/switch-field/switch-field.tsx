import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** Props of `SwitchField`: `label` and a line of `help`; `dense` puts the switch next to its label in a bar. */
export type SwitchFieldProps = {
  label: ReactNode
  help?: ReactNode
  checked: boolean
  onChecked: (checked: boolean) => void
  disabled?: boolean
  dense?: boolean
}

/** A setting that applies at once, without a Save button. */
export function SwitchField({ label, help, checked, onChecked, disabled, dense }: SwitchFieldProps) {
  const id = useId()
  return (
    <div
      className={clsx(
        'flex min-h-11 items-center gap-4',
        dense ? 'inline-flex gap-2.5' : 'justify-between py-1.5',
        disabled && 'text-ink-muted',
      )}
    >
      <div className="min-w-0">
        <label htmlFor={id} className={clsx('block font-semibold', dense && 'text-sm')}>
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-sm text-ink-muted">
            {help}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-describedby={help ? `${id}-help` : undefined}
        disabled={disabled}
        onClick={() => onChecked(!checked)}
        className="group relative h-6 w-10 shrink-0 cursor-pointer rounded-full bg-line-strong transition-colors before:absolute before:-inset-2.5 disabled:opacity-50 aria-checked:bg-brand forced-colors:border forced-colors:aria-checked:bg-[Highlight]"
      >
        <span className="block size-4.5 translate-x-[3px] rounded-full bg-surface transition-transform group-aria-checked:translate-x-[19px] forced-colors:bg-[CanvasText]" />
      </button>
    </div>
  )
}
