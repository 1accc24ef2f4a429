import { PickField } from '@pramaan/app-shell/forms/fields/pick-field.tsx'
import { ValueField, type ValueFieldProps } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import type { FieldValues } from 'react-hook-form'
import { useJobRoles } from './use-job-roles.ts'

type JobTitleFieldProps<V extends FieldValues, B> = Omit<ValueFieldProps<V, B>, 'children'> & { label: string }

/** A job title: one of our job roles, or any other text. */
export function JobTitleField<V extends FieldValues, B>({ control, name, label }: JobTitleFieldProps<V, B>) {
  const roles = useJobRoles()
  return (
    <ValueField control={control} name={name}>
      {(field) => (
        <PickField
          {...field}
          free
          list="jobRoles"
          label={label}
          options={(roles.data?.data ?? []).map(({ Title, Domain }) => ({ value: Title, label: Title, note: Domain }))}
          loading={roles.isPending}
        />
      )}
    </ValueField>
  )
}
