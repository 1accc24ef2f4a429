import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { Contract } from '@pramaan/contract'
import type { Input } from '@pramaan/contract/endpoint'
import { jobEditForm } from '@pramaan/contract/jobs/job-forms'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { JobFormValues } from '../form/fields/job-form-values.ts'
import type { Job } from '../job-shapes.ts'

/** The edit form of a job as typed: the spec's six fields, and its description and skills (document 002 §3). */
export type EditValues = Pick<
  JobFormValues,
  | 'JobTitle'
  | 'JobType'
  | 'JobLocation'
  | 'JobCTC'
  | 'OpenPositions'
  | 'EducationRequirement'
  | 'Description'
  | 'JobSkills'
>

function valuesOf(job: Job): EditValues {
  return {
    JobTitle: job.Title,
    JobType: job.Type,
    JobLocation: job.Location,
    JobCTC: job.Ctc ?? '',
    OpenPositions: String(job.Openings),
    EducationRequirement: job.Education ?? '',
    Description: job.Description ?? '',
    JobSkills: job.Skills,
  }
}

type ChangedJob = Input<Contract['jobs']['update']>['body']

/** Changes a job: only changed fields are sent, and a value outside the spec's lists stays as it is. */
export function useEditJob(job: Job, onSaved: () => void) {
  const t = usePostingTexts()
  const api = useApi()
  const cache = useQueryClient()
  const form = useForm<EditValues>({
    defaultValues: valuesOf(job),
    resolver: standardSchemaResolver(jobEditForm as never, undefined, { raw: true }),
  })
  const { dirtyFields, isDirty } = form.formState
  const save = useSingleMutation({
    // The schema has validated these values; its types are just wider than the API's.
    mutationFn: (body: object) => api.jobs.update({ params: { id: job.ID }, body: body as ChangedJob }),
    onSuccess: async ({ data }) => {
      void cache.invalidateQueries({ queryKey: api.jobs.list.key })
      void cache.invalidateQueries({ queryKey: api.jobs.suggested.key })
      await cache.invalidateQueries({ queryKey: api.jobs.get.key })
      showToast({ text: t('postedJob.edit.done', { title: data.Title }), tone: 'success' })
      onSaved()
    },
    onError: (error) => {
      if (showRefused(error, form)) save.reset()
    },
  })
  const submit = form.handleSubmit((values) => {
    const changed = Object.entries(values).filter(([name]) => name in dirtyFields)
    if (changed.length === 0) return onSaved()
    save.mutate(Object.fromEntries(changed))
  })
  return { form, save, submit, unsaved: isDirty && !save.isSuccess }
}
