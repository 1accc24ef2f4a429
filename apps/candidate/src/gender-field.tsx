import { ValueField, type ValueFieldProps } from '@pramaan/app-kit/forms/value-field.tsx'
import { genders } from '@pramaan/domain/gender'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from './texts/use-texts.ts'

type GenderFieldProps<V extends FieldValues, B> = Omit<ValueFieldProps<V, B>, 'children'>

/** The gender, which nobody has to give (document 000 §5). */
export function GenderField<V extends FieldValues, B>({ control, name }: GenderFieldProps<V, B>) {
  const t = useTexts()
  return (
    <ValueField {...{ control, name }}>
      {({ value, onValue }) => (
        <SegmentedBar
          name={name}
          label={t('details.gender')}
          note={t('form.optional')}
          options={genders.map((gender) => ({ value: gender, label: t(`details.gender.${gender}`) }))}
          value={value}
          onValue={onValue}
        />
      )}
    </ValueField>
  )
}
