import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useFormDraft } from '@pramaan/app-shell/forms/unsaved/use-form-draft.ts'
import { simpleJobForm } from '@pramaan/contract/jobs/job-forms'
import { useForm } from 'react-hook-form'
import type { Job } from '../job-shapes.ts'
import type { JobFormValues } from './fields/job-form-values.ts'
import { usePostJob } from './use-post-job.ts'

type QuickValues = Pick<
  JobFormValues,
  'JobTitle' | 'JobType' | 'JobLocation' | 'JobCTC' | 'OpenPositions' | 'EducationRequirement'
>

const blank: QuickValues = {
  JobTitle: '',
  JobType: '',
  JobLocation: '',
  JobCTC: '',
  OpenPositions: '',
  EducationRequirement: '',
}

/** The short form of a new job: saved as a draft, validated with the contract's schema (document 002 §5). */
export function useQuickJob(onPosted: (job: Job) => void) {
  const draft = useDraft<QuickValues>('job.quick')
  const form = useForm<QuickValues>({
    defaultValues: { ...blank, ...draft.initial },
    resolver: standardSchemaResolver(simpleJobForm as never, undefined, { raw: true }),
  })
  useFormDraft(form, draft)
  const post = usePostJob(form, (job) => {
    form.reset(blank)
    draft.drop()
    onPosted(job)
  })
  return { form, post, submit: form.handleSubmit((values) => post.mutate(values)) }
}
