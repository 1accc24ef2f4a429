import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useFormDraft } from '@pramaan/app-shell/forms/unsaved/use-form-draft.ts'
import { useLeaveOnce } from '@pramaan/app-shell/forms/unsaved/use-leave-once.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { newDrive } from '@pramaan/contract/drives/drive-forms'
import { showToast } from '@pramaan/ui/toaster'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { driveListOf, drivePathOf } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'
import { useDrivesChanged } from '../use-drive.ts'
import {
  blankDrive,
  type CheckedDrive,
  type DriveValues,
  differs,
  filledItems,
  valuesOf,
  wireOf,
} from './fields/drive-form-values.ts'

const check = standardSchemaResolver(newDrive as never) as unknown as Resolver<DriveValues, unknown, CheckedDrive>

/** Validates what the drive form would send. */
const resolver: Resolver<DriveValues, unknown, CheckedDrive> = (values, context, options) =>
  check(wireOf(values) as never, context, options)

/** The drive form, for a new or existing drive; a draft survives a reload (document 002 §4, §5, §9). */
export function useDriveForm(drive: DriveWithJobs | undefined) {
  const [base] = useState(() => (drive ? valuesOf(drive) : blankDrive))
  const draft = useDraft<DriveValues>(`drive.${drive?.ID ?? 'new'}`)
  const [fromDraft, setFromDraft] = useState(
    draft.initial !== undefined && differs({ ...base, ...draft.initial }, base),
  )
  const form = useForm<DriveValues, unknown, CheckedDrive>({
    defaultValues: { ...base, ...draft.initial },
    resolver,
    reValidateMode: 'onChange',
  })
  useFormDraft(form, draft)
  const { save, saved } = useSaveDrive(drive, draft.drop)
  const send = form.handleSubmit((body) => save.mutate(body, { onError: (error) => showRefused(error, form) }))
  return {
    form,
    base,
    save,
    saved,
    draft,
    fromDraft,
    /** Restores the saved drive, or an empty form. */
    startOver() {
      form.reset(base)
      draft.drop()
      setFromDraft(false)
    },
    /** Submits the form; empty items are not errors. */
    submit() {
      const filledForm = filledItems(form.getValues())
      for (const name of ['Highlights', 'Process', 'Faqs', 'CompanyData'] as const)
        if (filledForm[name].length < form.getValues(name).length) form.setValue(name, filledForm[name])
      void send()
    },
  }
}

function useSaveDrive(drive: DriveWithJobs | undefined, dropDraft: () => void) {
  const api = useApi()
  const t = usePostingTexts()
  const { ID, role } = usePerson()
  const navigate = useNavigate()
  const changed = useDrivesChanged()
  const save = useSingleMutation({
    mutationFn: async (form: CheckedDrive) => {
      const body = { ...form, tokenUserID: ID }
      const { data } = await (drive
        ? api.drives.update({ params: { id: drive.ID }, body })
        : api.drives.create({ body }))
      return data
    },
    onSuccess: ({ Title }) => {
      dropDraft()
      showToast({ text: t(drive ? 'driveForm.updated' : 'driveForm.created', { title: Title }), tone: 'success' })
      return changed()
    },
  })
  useLeaveOnce(save.isSuccess, () => {
    // Jobs of a new drive are added on its details page.
    const next = drive ? driveListOf(role) : drivePathOf(role, save.data?.ID ?? 0)
    void navigate(next, { replace: true })
  })
  return { save, saved: save.isSuccess }
}
