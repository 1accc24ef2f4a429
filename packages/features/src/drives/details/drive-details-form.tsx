import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { LeaveGuard } from '@pramaan/app-shell/forms/unsaved/leave-guard.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { driveLocations } from '@pramaan/domain/options'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { DateField } from '@pramaan/ui/date-field'
import { SectionHeader } from '@pramaan/ui/section-header'
import { SelectField } from '@pramaan/ui/select-field'
import { TextArea } from '@pramaan/ui/text-area'
import { TextField } from '@pramaan/ui/text-field'
import { TextLink } from '@pramaan/ui/text-link'
import { driveFormPath } from '../../paths/drive-paths.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { type DetailsValues, useDetailsForm } from './use-details-form.ts'

/** The form of a drive's five main fields on its card; Cancel restores the saved values (document 002 §2.7, §7). */
export function DriveDetailsForm({ drive, onClose }: { drive: DriveWithJobs; onClose: () => void }) {
  const t = usePostingTexts()
  const kit = useFeatureTexts()
  const failureText = useFailureText()
  const { form, save, submit } = useDetailsForm(drive, onClose)
  const { register, formState } = form
  const error = (name: keyof DetailsValues) => formState.errors[name]?.message
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SectionHeader
          title={t('driveDetails.edit.title')}
          aside={<TextLink href={driveFormPath(drive.ID)}>{t('driveDetails.editAll')}</TextLink>}
        />
        {save.error && Object.keys(formState.errors).length === 0 && (
          <Alert tone="danger">{failureText(save.error)}</Alert>
        )}
        <TextField {...register('PlacementTitle')} label={t('driveDetails.title')} error={error('PlacementTitle')} />
        <TextArea
          {...register('PlacementCriteria')}
          label={t('driveDetails.criteria')}
          note={kit('form.optional')}
          error={error('PlacementCriteria')}
        />
        <SelectField
          {...register('PlacementLocation')}
          label={t('driveDetails.location')}
          options={driveLocations.map((value) => ({ value, label: value }))}
          error={error('PlacementLocation')}
        />
        <ValueField control={form.control} name="PlacementFromDate">
          {(field) => <DateField {...field} label={t('driveDetails.from')} />}
        </ValueField>
        <ValueField control={form.control} name="PlacementToData">
          {(field) => <DateField {...field} label={t('driveDetails.to')} />}
        </ValueField>
        <div className="flex gap-2 *:flex-1">
          <Button tone="quiet" onClick={onClose}>
            {kit('form.cancel')}
          </Button>
          <Button type="submit" busy={save.isPending && kit('form.saving')}>
            {kit('form.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard when={formState.isDirty && !save.isSuccess} />
    </Card>
  )
}
