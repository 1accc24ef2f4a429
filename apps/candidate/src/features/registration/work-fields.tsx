import { PickField } from '@pramaan/app-kit/forms/pick-field.tsx'
import { ValueField } from '@pramaan/app-kit/forms/value-field.tsx'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { experienceYears } from '@pramaan/domain/experience-level'
import { SectionHeader } from '@pramaan/ui/section-header'
import { SelectField } from '@pramaan/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import { type CareerFormApi, DomainSelect } from './education-fields.tsx'

const years = Array.from({ length: experienceYears.to }, (_, index) => index + experienceYears.from)

/** What only an Experienced candidate is asked: years, current job title and its domain (document 000 §5). */
export function WorkFields({ form }: { form: CareerFormApi }) {
  const t = useTexts()
  const api = useApi()
  const roles = useQuery({ ...api.reference.jobRoles.query(), staleTime: Number.POSITIVE_INFINITY })
  return (
    <>
      <SectionHeader title={t('career.work')} className="mt-2" />
      <SelectField
        label={t('career.experience')}
        placeholder={t('career.experience.choose')}
        options={years.map((count) => ({ value: String(count), label: t('career.years', { count }) }))}
        error={form.formState.errors.experience?.message}
        required
        {...form.register('experience')}
      />
      <ValueField control={form.control} name="currentJob">
        {(field) => (
          <PickField
            {...field}
            free
            label={t('career.currentJob')}
            options={(roles.data?.data ?? []).map(({ Title, Domain }) => ({
              value: Title,
              label: Title,
              note: Domain,
            }))}
            loading={roles.isPending}
          />
        )}
      </ValueField>
      <DomainSelect form={form} name="currentDomain" label={t('career.currentDomain')} />
    </>
  )
}
