import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useFormDraft } from '@pramaan/app-shell/forms/unsaved/use-form-draft.ts'
import { fullJobForm } from '@pramaan/contract/jobs/job-forms'
import { useForm } from 'react-hook-form'
import type { Job } from '../job-shapes.ts'
import { blankJobForm, type JobFormValues } from './fields/job-form-values.ts'
import { usePostJob } from './use-post-job.ts'

/** The full form of a new job: saved as a draft, validated with the contract's schema, posted alone or in a drive. */
export function useJobForm(driveId: number | undefined, onPosted: (job: Job) => void) {
  const draft = useDraft<JobFormValues>(driveId === undefined ? 'job' : `job.of-drive.${driveId}`)
  const form = useForm<JobFormValues>({
    defaultValues: { ...blankJobForm, ...draft.initial },
    // The values stay as typed, because the API takes texts.
    resolver: standardSchemaResolver(fullJobForm as never, undefined, { raw: true }),
  })
  useFormDraft(form, draft)
  const post = usePostJob(form, (job) => {
    draft.drop()
    onPosted(job)
  })
  return {
    form,
    saved: draft.initial !== undefined,
    post,
    submit: form.handleSubmit((values) => post.mutate({ ...values, PlacementDriveID: driveId })),
    startAfresh() {
      form.reset(blankJobForm)
      draft.drop()
    },
  }
}

/** The job form and its actions. */
export type UsedJobForm = ReturnType<typeof useJobForm>
