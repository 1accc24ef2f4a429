import { experienceYears } from '@pramaan/domain/experience-level'
import { SectionHeader } from '@pramaan/ui/section-header'
import { SelectField } from '@pramaan/ui/select-field'
import { JobTitleField } from '../../../record/job-title-field.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CareerFormApi } from './career-schema.ts'
import { DomainSelect } from './education-fields.tsx'

const years = Array.from({ length: experienceYears.to }, (_, index) => index + experienceYears.from)

/** Asked of Experienced candidates only: years, current job title and its domain (document 000 §5). */
export function WorkFields({ form }: { form: CareerFormApi }) {
  const t = useTexts()
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
      <JobTitleField control={form.control} name="currentJob" label={t('career.currentJob')} />
      <DomainSelect form={form} name="currentDomain" label={t('career.currentDomain')} />
    </>
  )
}
