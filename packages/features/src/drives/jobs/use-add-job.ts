import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { addJobForm } from '@pramaan/contract/drives/drive-forms'
import { showToast } from '@pramaan/ui/toaster'
import { useForm } from 'react-hook-form'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { useDrivesChanged } from '../use-drive.ts'

/** The fields of a job in a drive. */
type AddJobValues = Record<'jobTitle' | 'companyName' | 'jobOpenings' | 'jobCtcFrom' | 'jobCtcTo', string>

type Checked = ReturnType<typeof addJobForm.parse>

/**
 * The form that adds a job to a drive; `onAdded` is called for each, with the button that sent it (document 002 §7).
 */
export function useAddJob(driveId: number, initial: AddJobValues, onAdded: (by: 'save' | 'add') => void) {
  const api = useApi()
  const t = usePostingTexts()
  const changed = useDrivesChanged()
  const form = useForm<AddJobValues, unknown, Checked>({
    defaultValues: initial,
    resolver: standardSchemaResolver<AddJobValues, unknown, Checked>(addJobForm as never),
  })
  const add = useSingleMutation<unknown, { job: Checked; by: 'save' | 'add' }>({
    mutationFn: ({ job }) => api.drives.addJob({ params: { driveId }, body: job }),
    onSuccess: (_, { job, by }) => {
      showToast({ text: t('addJob.added', { title: job.jobTitle }), tone: 'success' })
      void changed()
      form.reset(initial)
      onAdded(by)
    },
    onError: (error) => {
      showRefused(error, form)
    },
  })
  const send = (by: 'save' | 'add') => form.handleSubmit((job) => add.mutate({ job, by }))
  const error = (name: keyof AddJobValues) => form.formState.errors[name]?.message
  return { form, add, send, error, refused: Object.keys(form.formState.errors).length === 0 && add.error }
}

/** An empty job. */
export const blankJob: AddJobValues = { jobTitle: '', companyName: '', jobOpenings: '', jobCtcFrom: '', jobCtcTo: '' }
