import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { driveLocations, qualifications } from '@pramaan/domain/options'
import { SelectField } from '@pramaan/ui/select-field'
import { useDomainOptions } from '../../../skills/use-domain-options.ts'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'

import type { DriveForm } from './use-items.ts'

/** Options whose labels are their values. */
export const listed = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The fields of a drive with a choice from a list. */
export function ChoiceFields({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const option = useOptionText()
  const { options: domains, loaded } = useDomainOptions()
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField
        {...form.register('Qualification')}
        label={t('driveForm.Qualification')}
        placeholder={t('driveForm.choose')}
        options={qualifications.map((value) => ({ value, label: option(value) }))}
        error={errors.Qualification?.message}
        required
      />
      <SelectField
        {...form.register('Location')}
        label={t('driveForm.Location')}
        placeholder={t('driveForm.choose')}
        options={listed(driveLocations)}
        error={errors.Location?.message}
        required
      />
      <SelectField
        // A native select drops a value whose option has not loaded yet.
        key={loaded ? 'loaded' : 'loading'}
        {...form.register('Domain')}
        label={t('driveForm.Domain')}
        placeholder={t('driveForm.choose')}
        options={domains}
        error={errors.Domain?.message}
        required
      />
    </div>
  )
}
