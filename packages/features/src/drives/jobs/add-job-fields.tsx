import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { digitsOf } from '@pramaan/domain/digits'
import { Alert } from '@pramaan/ui/alert'
import { TextField } from '@pramaan/ui/text-field'
import type { ChangeEvent } from 'react'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { AddJobValues, useAddJob } from './use-add-job.ts'

/** The five fields of 'Add new job', all required; three accept only digits (document 002 §2.7, §5). */
export function AddJobFields({ adding }: { adding: ReturnType<typeof useAddJob> }) {
  const t = usePostingTexts()
  const failureText = useFailureText()
  const { form, error, refused } = adding
  const digits = (name: keyof AddJobValues) => ({
    ...form.register(name, { onChange: keepDigits(form, name) }),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: error(name),
  })
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
        <TextField {...digits('jobOpenings')} label={t('addJob.openings')} required />
        <TextField {...digits('jobCtcFrom')} label={t('addJob.ctcFrom')} prefix="₹" required />
        <TextField {...digits('jobCtcTo')} label={t('addJob.ctcTo')} prefix="₹" required />
      </div>
    </>
  )
}

function keepDigits(form: ReturnType<typeof useAddJob>['form'], name: keyof AddJobValues) {
  return ({ target }: ChangeEvent<HTMLInputElement>) => form.setValue(name, digitsOf(target.value))
}
