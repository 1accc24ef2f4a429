import { digitsOf } from '@pramaan/domain/digits'
import { clsx } from 'clsx'
import { OTPInput, type SlotProps } from 'input-otp'
import { type ClipboardEvent, Fragment, type Ref, useEffect, useEffectEvent, useRef } from 'react'
import { Field, type FieldTexts, useFieldIds } from '../field/field.tsx'
import { codeIn, isComplete } from './code-in.ts'

/** Props of `OtpField`: the code so far and the callback when it is complete. */
export type OtpFieldProps = FieldTexts & {
  value: string
  onValue: (value: string) => void
  /** Called with each complete code that is typed, pasted or filled in. */
  onComplete?: (code: string) => void
  length?: number
  onBlur?: () => void
  name?: string
  disabled?: boolean
  autoFocus?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A code that was sent to the person: one real input, drawn as boxes, so that paste, autofill and screen readers work.
 */
export function OtpField({
  label,
  labelHidden,
  note,
  help,
  error,
  length = 6,
  onValue,
  onComplete,
  id: givenId,
  ...rest
}: OtpFieldProps) {
  const { id, control } = useFieldIds({ help, error }, givenId)
  const take = (typed: string) => {
    onValue(typed)
    if (typed.length === length && typed !== rest.value) onComplete?.(typed)
  }
  // A complete code replaces the current input, because a phone's keyboard inserts the code of an SMS as if it were
  // typed.
  const replaceAll = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!isComplete(event.clipboardData.getData('text/plain'), length)) return
    event.currentTarget.setSelectionRange(0, event.currentTarget.value.length)
  }
  const boxes = useInserted((text) => {
    const complete = isComplete(text, length)
    if (complete) take(codeIn(text, length))
    return complete
  })
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      note={note}
      help={help}
      error={error && <span role="alert">{error}</span>}
    >
      <div ref={boxes}>
        <OTPInput
          {...rest}
          {...control}
          maxLength={length}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          onChange={(typed) => take(digitsOf(typed))}
          onPasteCapture={replaceAll}
          pasteTransformer={(text) => codeIn(text, length)}
          containerClassName="w-full"
          render={({ slots, isFocused }) => (
            <div className="flex w-full items-center gap-2">
              {slots.map((slot, index) => (
                // The boxes have nothing but their position as a key.
                <Fragment key={`place ${index + 1}`}>
                  {index === length / 2 && <span aria-hidden className="w-2" />}
                  <Box {...slot} active={isFocused && slot.isActive} wrong={Boolean(error)} />
                </Fragment>
              ))}
            </div>
          )}
        />
      </div>
    </Field>
  )
}

/**
 * Intercepts text before it is inserted into an element; if `take` returns true, it is not inserted. React's event
 * fires too late, when the browser has already cut the text to the maximum length.
 */
function useInserted(take: (text: string) => boolean) {
  const around = useRef<HTMLDivElement>(null)
  const heard = useEffectEvent((event: InputEvent) => {
    if (take(event.data ?? '')) event.preventDefault()
  })
  useEffect(() => {
    const element = around.current
    const listen = (event: InputEvent) => heard(event)
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [])
  return around
}

function Box({ char, hasFakeCaret, active, wrong }: SlotProps & { active: boolean; wrong: boolean }) {
  return (
    <span
      aria-hidden
      data-box
      className={clsx(
        'grid h-14 min-w-0 flex-1 place-items-center rounded-control border-[1.5px] bg-surface text-xl font-semibold tabular-nums',
        wrong ? 'border-danger' : active ? 'border-brand' : 'border-line-strong',
        active && (wrong ? 'ring-3 ring-danger/28' : 'ring-3 ring-brand/35'),
      )}
    >
      {char ?? (hasFakeCaret ? <span className="h-6 w-0.5 bg-brand" /> : '')}
    </span>
  )
}
