import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { openingsOptions, upperCtcOptions } from '@pramaan/domain/options'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { blankJob, useAddJob } from './use-add-job.ts'

/** A row asks only for the upper end of the pay, and usually for one person. */
const blankRow = { ...blankJob, jobOpenings: '1', jobCtcFrom: '0' }

/** The row below a drive's jobs that adds another one in place (document 002 §2.7, §5). */
export function AddJobRow({ driveId }: { driveId: number }) {
  const t = usePostingTexts()
  const failureText = useFailureText()
  const { form, add, send, error, refused } = useAddJob(driveId, blankRow, () => form.setFocus('jobTitle'))
  return (
    <form
      noValidate
      aria-label={t('addJob.title')}
      ref={startInFirstField}
      onSubmit={send('add')}
      className="flex flex-col gap-3 rounded-card border border-line-strong border-dashed p-4"
    >
      {refused && <Alert tone="danger">{failureText(refused)}</Alert>}
      <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-[1.4fr_1.2fr_7rem_9rem_auto]">
        <TextField {...form.register('jobTitle')} label={t('addJob.jobTitle')} error={error('jobTitle')} required />
        <TextField
          {...form.register('companyName')}
          label={t('addJob.companyName')}
          error={error('companyName')}
          required
        />
        <SelectField
          {...form.register('jobOpenings')}
          label={t('addJob.openings')}
          options={openingsOptions.map((n) => ({ value: String(n), label: String(n) }))}
          error={error('jobOpenings')}
        />
        <SelectField
          {...form.register('jobCtcTo')}
          label={t('addJob.upTo')}
          placeholder={t('addJob.upTo.choose')}
          options={upperCtcOptions.map((lpa) => ({ value: String(lpa), label: t('addJob.upTo.value', { lpa }) }))}
          error={error('jobCtcTo')}
          required
        />
        <Button
          type="submit"
          tone="soft"
          busy={add.isPending && t('addJob.adding')}
          className="sm:col-span-full xl:col-auto xl:mt-7"
        >
          {t('addJob.add')}
        </Button>
      </div>
    </form>
  )
}

/** The row opens below the jobs, often off screen; focus scrolls to it. */
function startInFirstField(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus()
}
