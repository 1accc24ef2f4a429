import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useFormDraft } from '@pramaan/app-shell/forms/unsaved/use-form-draft.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { showsExperience } from '@pramaan/domain/experience-level'
import { useForm } from 'react-hook-form'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { StepForm } from '../wizard/step-form.tsx'
import { useBack, useSaveStep } from '../wizard/use-wizard.ts'
import { type CareerValues, careerSchema } from './career-schema.ts'
import { EducationFields } from './education-fields.tsx'
import { WorkFields } from './work-fields.tsx'

/** Education and work, screen 4 of 6 (document 000 §5, D50). */
export function CareerForm({ record }: { record: MyRecord }) {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const save = useSaveStep()
  const back = useBack()
  const level = record.ExperienceLevel ?? 'Fresher'
  const draft = useDraft<CareerValues>('career')
  const form = useForm({
    resolver: standardSchemaResolver(
      careerSchema(level, {
        experience: t('career.experience.empty'),
        currentJob: t('career.currentJob.empty'),
        currentDomain: t('career.currentDomain.empty'),
        college: t('career.college.empty'),
      }),
    ),
    defaultValues: { ...known(record), ...draft.initial },
  })
  useFormDraft(form, draft)
  const submit = form.handleSubmit((careerData) =>
    save.mutate(() => api.registration.saveStep({ params: { step: 1, id: ID }, body: { careerData } }), {
      onSuccess: draft.drop,
      onError: (error) => showRefused(error, form, 'careerData.'),
    }),
  )
  return (
    <StepForm
      position={4}
      title={t('wizard.career')}
      text={t('career.text')}
      onSubmit={submit}
      busy={save.isPending}
      onBack={back.back}
      backBusy={back.busy}
      error={Object.keys(form.formState.errors).length > 0 ? undefined : (save.error ?? back.error)}
    >
      <ListsFailure />
      <EducationFields form={form} collegeOptional={level === 'Fresher'} />
      {showsExperience(level) && <WorkFields form={form} />}
    </StepForm>
  )
}

function known({ CareerProfile: career }: MyRecord): CareerValues {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    education: text(career.education),
    degree: text(career.degree),
    domain: text(career.domain),
    college: text(career.college),
    collegeID: null,
    experience: text(career.experience),
    currentJob: text(career.currentJob),
    currentDomain: text(career.currentDomain),
  }
}
