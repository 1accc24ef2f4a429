import { TextArea } from '@pramaan/ui/text-area'
import { TextField } from '@pramaan/ui/text-field'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import type { DriveForm } from './use-items.ts'

/** Where and when candidates come, the contact, and what they bring. */
export function DayFields({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const { errors } = form.formState
  return (
    <>
      <TextArea
        {...form.register('Venue')}
        label={t('driveForm.Venue')}
        help={t('driveForm.Venue.help')}
        rows={2}
        error={errors.Venue?.message}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          {...form.register('ReportingTime')}
          type="time"
          label={t('driveForm.ReportingTime')}
          error={errors.ReportingTime?.message}
        />
        <TextField
          {...form.register('ContactName')}
          label={t('driveForm.ContactName')}
          autoComplete="off"
          error={errors.ContactName?.message}
        />
        <TextField
          {...form.register('ContactPhone')}
          label={t('driveForm.ContactPhone')}
          inputMode="tel"
          autoComplete="off"
          error={errors.ContactPhone?.message}
        />
      </div>
      <TextArea
        {...form.register('Bring')}
        label={t('driveForm.Bring')}
        help={t('driveForm.Bring.help')}
        rows={3}
        error={errors.Bring?.message}
      />
    </>
  )
}
