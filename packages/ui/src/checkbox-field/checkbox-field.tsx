import { clsx } from 'clsx'
import { CheckBox, type CheckBoxProps } from '../check-box/check-box.tsx'
import { FieldFoot, type FieldTexts, useFieldIds } from '../field/field.tsx'

/** Props of `CheckboxField`: those of a checkbox, and the field's texts. The label may contain links. */
export type CheckboxFieldProps = CheckBoxProps & Omit<FieldTexts, 'labelHidden' | 'note'>

/** A checkbox with its label; the full line can be pressed. */
export function CheckboxField({ label, help, error, className, ...rest }: CheckboxFieldProps) {
  const { id, control } = useFieldIds({ help, error }, rest.id)
  return (
    <div className={clsx('flex flex-col', className)}>
      <label htmlFor={id} className="grid min-h-11 grid-cols-[20px_1fr] items-start gap-3 py-2.5 text-sm">
        <CheckBox {...rest} {...control} className="mt-0.5" />
        <span>{label}</span>
      </label>
      <div className="pl-8">
        <FieldFoot id={id} help={help} error={error} />
      </div>
    </div>
  )
}
