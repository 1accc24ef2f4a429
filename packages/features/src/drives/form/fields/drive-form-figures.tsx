import { TextField } from '@pramaan/ui/text-field'
import { DigitsField } from '../../../fields/digits-field.tsx'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import type { DriveForm } from './use-items.ts'

/** The fields of a drive that are numbers. */
export function FigureFields({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...form.register('AvgPackage')}
        label={t('driveForm.AvgPackage')}
        prefix="₹"
        suffix={t('driveForm.lpa')}
        inputMode="decimal"
        autoComplete="off"
        error={errors.AvgPackage?.message}
        required
      />
      <DigitsField
        {...form.register('Openings')}
        label={t('driveForm.Openings')}
        error={errors.Openings?.message}
        required
      />
    </div>
  )
}
