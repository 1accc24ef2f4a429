import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useLeaveOnce } from '@pramaan/app-shell/forms/unsaved/use-leave-once.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { detailsForm } from '@pramaan/contract/drives/drive-forms'
import { showToast } from '@pramaan/ui/toaster'
import { useForm } from 'react-hook-form'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { useDrivesChanged } from '../use-drive.ts'

/** The fields of a drive's details as typed text. */
export type DetailsValues = Record<
  'PlacementTitle' | 'PlacementCriteria' | 'PlacementLocation' | 'PlacementFromDate' | 'PlacementToData',
  string
>
type Checked = ReturnType<typeof detailsForm.parse>

/** The form of a drive’s details; closes once saved. */
export function useDetailsForm(drive: DriveWithJobs, onClose: () => void) {
  const api = useApi()
  const t = usePostingTexts()
  const changed = useDrivesChanged()
  const form = useForm<DetailsValues, unknown, Checked>({
    defaultValues: {
      PlacementTitle: drive.Title,
      PlacementCriteria: drive.Criteria ?? '',
      PlacementLocation: drive.Location,
      PlacementFromDate: drive.FromDate,
      PlacementToData: drive.ToDate,
    },
    resolver: standardSchemaResolver<DetailsValues, unknown, Checked>(detailsForm as never),
  })
  const save = useSingleMutation<unknown, Checked>({
    mutationFn: (values) => {
      const body = { ...values, PlacementCriteria: values.PlacementCriteria || null }
      return api.drives.update({ params: { id: drive.ID }, body })
    },
    onSuccess: async () => {
      await changed()
      showToast({ text: t('driveDetails.saved'), tone: 'success' })
    },
  })
  useLeaveOnce(save.isSuccess, onClose)
  const submit = form.handleSubmit((values) => save.mutate(values, { onError: (error) => showRefused(error, form) }))
  return { form, save, submit }
}
