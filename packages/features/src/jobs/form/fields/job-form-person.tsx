import { PickManyField } from '@pramaan/app-shell/forms/fields/pick-many-field.tsx'
import { useEducationOptions } from '@pramaan/app-shell/forms/fields/use-education-options.ts'
import { Controller, useWatch } from 'react-hook-form'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { ExperienceField, QualificationField } from './job-choice-fields.tsx'
import { type JobForm, sentenceOf } from './job-form-values.ts'
import { type SkillKind, skillFieldOf } from './job-skill-field.tsx'
import { useRoleSkills, useRolesOf } from './use-roles.ts'

const mostDegrees = 20

/** The requirements: experience, qualification, degrees and skills; the role's skills can be added with one press. */
export function PersonFields({ form }: { form: JobForm }) {
  const t = usePostingTexts()
  const { control, register, formState } = form
  const { errors } = formState
  const { degrees, degreesLoading } = useEducationOptions('')
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ExperienceField {...register('JobExperience')} error={sentenceOf(errors, 'JobExperience')} required />
        <QualificationField
          {...register('EducationRequirement')}
          error={sentenceOf(errors, 'EducationRequirement')}
          required
        />
      </div>
      <Controller
        control={control}
        name="EducationDegree"
        render={({ field, fieldState }) => (
          <PickManyField
            list="degrees"
            label={t('jobForm.field.degrees')}
            note={t('jobForm.field.several')}
            placeholder={t('jobForm.field.add')}
            options={[...new Set(degrees.map(({ value }) => value))]}
            loading={degreesLoading}
            values={field.value}
            onValues={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            error={fieldState.error?.message}
            most={mostDegrees}
            chosenLabel={t('jobForm.field.chosen', { field: t('jobForm.field.degrees') })}
            fullText={t('jobForm.field.full', { most: mostDegrees })}
          />
        )}
      />
      <SkillFields form={form} />
    </>
  )
}

function SkillFields({ form }: { form: JobForm }) {
  const [domain, role] = useWatch({ control: form.control, name: ['Domain', 'Role'] })
  const suggested = useRoleSkills(role)
  const roleName = useRolesOf(domain).options.find(({ value }) => value === role)?.label
  const skills = (kind: SkillKind) => (
    <Controller
      control={form.control}
      name={`JobSkills.${kind}`}
      render={skillFieldOf(kind, { role: roleName, suggested: suggested?.[kind] })}
    />
  )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {skills('GeneralSkills')}
      {skills('ProfessionalSkills')}
    </div>
  )
}
