import { PickField } from '@pramaan/app-shell/forms/fields/pick-field.tsx'
import { ValueField, type ValueFieldProps } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'

type JobTitleFieldProps<V extends FieldValues, B> = Omit<ValueFieldProps<V, B>, 'children'> & { label: string }

/** A job title: one of our job roles, or any other text. */
export function JobTitleField<V extends FieldValues, B>({ control, name, label }: JobTitleFieldProps<V, B>) {
  const api = useApi()
  const roles = useQuery({ ...api.reference.jobRoles.query(), staleTime: Number.POSITIVE_INFINITY })
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
