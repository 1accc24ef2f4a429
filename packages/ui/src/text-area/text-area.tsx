import { type ComponentProps, useRef } from 'react'
import { CharacterCount } from '../field/character-count.tsx'
import { Field, type FieldTexts, useFieldIds } from '../field/field.tsx'
import { mergeRefs } from '../field/merge-refs.ts'

/** Props of `TextArea`: those of a textarea, and the field's texts; `counter` shows '48 of 150'. */
export type TextAreaProps = ComponentProps<'textarea'> &
  FieldTexts & {
    /** Shows '48 of 150' below; longer text can be typed. */
    counter?: number

    /** The number of visible lines while it is empty. */
    rows?: number
  }

/** Several lines of typed text; the box grows with the text where the browser supports it. */
export function TextArea({
  label,
  labelHidden,
  note,
  help,
  error,
  counter,
  className,
  ref,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const { id, control } = useFieldIds({ help, error }, rest.id)
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
      <textarea
        rows={rows}
        {...rest}
        {...control}
        ref={mergeRefs(box, ref)}
        className="control field-sizing-content min-h-24 w-full resize-y px-3 py-2.5"
      />
    </Field>
  )
}
