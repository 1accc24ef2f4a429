import { PickField } from '@pramaan/app-kit/forms/pick-field.tsx'
import { ValueField } from '@pramaan/app-kit/forms/value-field.tsx'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { employmentTypes } from '@pramaan/domain/options'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import type { PositionForm } from './position-values.ts'

/** What the work is and where: designation, company and employment type. */
export function PositionPlace({ form }: { form: PositionForm }) {
  const t = useTexts()
  const api = useApi()
  const { errors } = form.formState
  const roles = useQuery({ ...api.reference.jobRoles.query(), staleTime: Number.POSITIVE_INFINITY })
  return (
    <>
      <ValueField control={form.control} name="title">
        {(field) => (
          <PickField
            {...field}
            free
            label={t('position.title')}
            options={(roles.data?.data ?? []).map(({ Title, Domain }) => ({
              value: Title,
              label: Title,
              note: Domain,
            }))}
            loading={roles.isPending}
          />
        )}
      </ValueField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={t('position.company')}
          autoComplete="organization"
          required
          error={errors.companyName?.message}
          {...form.register('companyName')}
        />
        <SelectField
          label={t('position.type')}
          note={t('form.optional')}
          placeholder={t('position.type.choose')}
          options={employmentTypes.map((type) => ({ value: type, label: t(`profile.type.${type}`) }))}
          error={errors.empType?.message}
          {...form.register('empType')}
        />
      </div>
    </>
  )
}
