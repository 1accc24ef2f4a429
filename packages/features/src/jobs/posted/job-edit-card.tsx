import { LeaveGuard } from '@pramaan/app-shell/forms/unsaved/leave-guard.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextArea } from '@pramaan/ui/text-area'
import { Controller } from 'react-hook-form'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import {
  CityField,
  OpeningsField,
  PayField,
  QualificationField,
  TitleField,
  TypeField,
} from '../form/fields/job-choice-fields.tsx'
import { sentenceOf } from '../form/fields/job-form-values.ts'
import { skillFieldOf } from '../form/fields/job-skill-field.tsx'
import type { Job } from '../job-shapes.ts'
import { useEditJob } from './use-edit-job.ts'

type EditForm = ReturnType<typeof useEditJob>['form']

/**
 * A job's edit mode: Save and Cancel return to viewing, and leaving with changes warns first (document 002 §4, D17).
 */
export function JobEditCard({ job, onDone }: { job: Job; onDone: () => void }) {
  const t = usePostingTexts()
  const failureText = useFailureText()
  const { form, save, submit, unsaved } = useEditJob(job, onDone)
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <SectionHeader title={t('postedJob.edit.title')} />
        {save.error && <Alert tone="danger">{failureText(save.error)}</Alert>}
        <SixFields job={job} form={form} />
        <TextArea
          {...form.register('Description')}
          label={t('jobForm.field.description')}
          rows={5}
          counter={5000}
          error={sentenceOf(form.formState.errors, 'Description')}
        />
        <SkillFields form={form} />
        <div className="flex justify-end gap-2 max-sm:*:flex-1">
          <Button tone="quiet" onClick={onDone}>
            {t('jobForm.cancel')}
          </Button>
          <Button type="submit" busy={save.isPending && t('postedJob.edit.busy')}>
            {t('postedJob.edit.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard when={unsaved} />
    </Card>
  )
}

function SixFields({ job, form }: { job: Job; form: EditForm }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TitleField {...register('JobTitle')} error={sentenceOf(errors, 'JobTitle')} />
      <TypeField {...register('JobType')} error={sentenceOf(errors, 'JobType')} required />
      <PayField
        scale="edit"
        more={job.Ctc ?? undefined}
        {...register('JobCTC')}
        error={sentenceOf(errors, 'JobCTC')}
        required
      />
      <OpeningsField {...register('OpenPositions')} error={sentenceOf(errors, 'OpenPositions')} required />
      <QualificationField
        {...register('EducationRequirement')}
        error={sentenceOf(errors, 'EducationRequirement')}
        required
      />
      <CityField more={job.Location} {...register('JobLocation')} error={sentenceOf(errors, 'JobLocation')} required />
    </div>
  )
}

function SkillFields({ form }: { form: EditForm }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {(['GeneralSkills', 'ProfessionalSkills'] as const).map((kind) => (
        <Controller key={kind} control={form.control} name={`JobSkills.${kind}`} render={skillFieldOf(kind)} />
      ))}
    </div>
  )
}
