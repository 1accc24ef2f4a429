import { NumberField } from '@pramaan/ui/number-field'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import type { DriveForm } from './use-items.ts'

/** The fields of a drive that are numbers. */
export function FigureFields({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        {...form.register('AvgPackage')}
        decimals
        label={t('driveForm.AvgPackage')}
        prefix="₹"
        suffix={t('driveForm.lpa')}
        error={errors.AvgPackage?.message}
        required
      />
      <NumberField
        {...form.register('Openings')}
        label={t('driveForm.Openings')}
        error={errors.Openings?.message}
        required
      />
    </div>
  )
}
