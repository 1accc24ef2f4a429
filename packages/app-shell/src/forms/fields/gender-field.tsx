import { genders } from '@pramaan/domain/gender'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import type { FieldValues } from 'react-hook-form'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { ValueField, type ValueFieldProps } from './value-field.tsx'

type GenderFieldProps<V extends FieldValues, B> = Omit<ValueFieldProps<V, B>, 'children'>

/** The gender, which is optional (documents 000 §5, 002 §7). */
export function GenderField<V extends FieldValues, B>({ control, name }: GenderFieldProps<V, B>) {
  const t = useShellTexts()
  return (
    <ValueField control={control} name={name}>
      {({ value, onValue }) => (
        <SegmentedBar
          name={name}
          label={t('gender')}
          note={t('form.optional')}
          options={genders.map((gender) => ({ value: gender, label: t(`gender.${gender}`) }))}
          value={value}
          onValue={onValue}
        />
      )}
    </ValueField>
  )
}
