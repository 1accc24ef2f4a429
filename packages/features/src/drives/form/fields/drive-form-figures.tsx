import { digitsOf } from '@pramaan/domain/digits'
import { TextField } from '@pramaan/ui/text-field'
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
      <TextField
        {...form.register('Openings', { onChange: ({ target }) => form.setValue('Openings', digitsOf(target.value)) })}
        label={t('driveForm.Openings')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.Openings?.message}
        required
      />
    </div>
  )
}
