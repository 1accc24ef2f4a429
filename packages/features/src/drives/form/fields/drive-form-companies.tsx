import { NumberField } from '@pramaan/ui/number-field'
import { TextField } from '@pramaan/ui/text-field'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import { DriveFormItems, ItemLabel } from './drive-form-items.tsx'
import { onEnter } from './drive-form-lists.tsx'
import { LogoField, type WhileUploading } from './drive-form-pictures.tsx'
import { type DriveForm, useItems } from './use-items.ts'

const most = 100

/** The participating companies with their logos, and their number. */
export function CompaniesFields({ form, onSending }: { form: DriveForm; onSending: WhileUploading }) {
  const t = usePostingTexts()
  const kit = useFeatureTexts()
  const nameOf = (n: number) => t('driveForm.companies.item', { n })
  const list = useItems(form, 'CompanyData', nameOf)
  const add = () => list.add({ title: '', image: '' })
  const { errors } = form.formState
  return (
    <>
      <NumberField
        {...form.register('NoOfCompany')}
        label={t('driveForm.companies.count')}
        note={kit('form.optional')}
        help={t('driveForm.companies.count.help')}
        error={errors.NoOfCompany?.message}
        className="sm:max-w-64"
      />
      <DriveFormItems list={list} nameOf={nameOf} most={most} addLabel={t('driveForm.companies.add')} onAdd={add}>
        {(index) => (
          <div className="grid items-start gap-3 sm:grid-cols-[2fr_3fr]">
            <TextField
              {...form.register(`CompanyData.${index}.title`)}
              label={<ItemLabel item={nameOf(index + 1)}>{t('driveForm.companies.title')}</ItemLabel>}
              error={errors.CompanyData?.[index]?.title?.message}
              onKeyDown={onEnter(add)}
            />
            <LogoField form={form} onSending={onSending} index={index} />
          </div>
        )}
      </DriveFormItems>
    </>
  )
}
