import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { NumberField } from '@pramaan/ui/number-field'
import { TextField } from '@pramaan/ui/text-field'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { useAddJob } from './use-add-job.ts'

/** The five fields of 'Add new job', all required; three are numbers (document 002 §2.7, §5). */
export function AddJobFields({ adding }: { adding: ReturnType<typeof useAddJob> }) {
  const t = usePostingTexts()
  const failureText = useFailureText()
  const { form, error, refused } = adding
  return (
    <>
      {refused && <Alert tone="danger">{failureText(refused)}</Alert>}
      <TextField
        {...form.register('jobTitle')}
        label={t('addJob.jobTitle')}
        autoComplete="off"
        error={error('jobTitle')}
        required
      />
      <TextField
        {...form.register('companyName')}
        label={t('addJob.companyName')}
        autoComplete="organization"
        error={error('companyName')}
        required
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField
          {...form.register('jobOpenings')}
          label={t('addJob.openings')}
          error={error('jobOpenings')}
          required
        />
        <NumberField
          {...form.register('jobCtcFrom')}
          decimals
          label={t('addJob.ctcFrom')}
          prefix="₹"
          error={error('jobCtcFrom')}
          required
        />
        <NumberField
          {...form.register('jobCtcTo')}
          decimals
          label={t('addJob.ctcTo')}
          prefix="₹"
          error={error('jobCtcTo')}
          required
        />
      </div>
    </>
  )
}
