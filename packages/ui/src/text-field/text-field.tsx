import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { CharacterCount } from '../field/character-count.tsx'
import { Field, type FieldTexts, useFieldIds } from '../field/field.tsx'
import { mergeRefs } from '../field/merge-refs.ts'

/**
 * Props of `TextField`: those of an input (a form's `register` can be spread in), the field's texts, and prefix and
 * suffix.
 */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldTexts & {
    /** Before the typed text: an icon or '₹'. */
    prefix?: ReactNode
    /** After the typed text: 'LPA', a button. */
    suffix?: ReactNode
    /** Shows '48 of 150' below; longer text can be typed, so that pasted text is not cut silently. */
    counter?: number
    /** `sm` is 36 px high, for dense pages. */
    dense?: boolean
  }

/** One line of typed text under its label. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, note, help, error, prefix, suffix, counter, dense, className, ref, ...input } = props
  const box = useRef<HTMLInputElement>(null)
  const { id, control } = useFieldIds({ help, error }, input.id)
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      note={note}
      help={help}
      error={error}
      className={className}
      counter={counter && <CharacterCount box={box} most={counter} />}
    >
      <span
        className={clsx(
          'control flex items-center gap-2 px-3',
          dense ? 'min-h-9 text-sm pointer-coarse:min-h-11' : 'min-h-11',
        )}
      >
        {prefix && <span className="shrink-0 text-ink-muted [&_svg]:size-5">{prefix}</span>}
        <input
          type="text"
          {...input}
          {...control}
          ref={mergeRefs(box, ref)}
          className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
        />
        {suffix && <span className="shrink-0 text-sm text-ink-muted">{suffix}</span>}
      </span>
    </Field>
  )
}
