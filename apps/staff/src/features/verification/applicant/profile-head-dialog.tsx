import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { LocationField } from '@pramaan/app-shell/forms/fields/location-field.tsx'
import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { profileHead } from '@pramaan/contract/staff/verification'
import { useDomainOptions } from '@pramaan/features/skills/use-domain-options.ts'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Reviewed } from './reviewed.ts'

type Head = { FullName: string; domain: number | null }

/** Edits the profile's head data, as stated by the candidate on the phone (document 002 §2.8). */
export function ProfileHeadDialog({ candidate, onClose }: { candidate: Reviewed; onClose: () => void }) {
  const t = useTexts()
  const domains = useDomainOptions()
  const form = useForm({
    resolver: standardSchemaResolver(profileHead),
    defaultValues: {
      FullName: candidate.FullName,
      domain: candidate.CareerProfile.domain ?? '',
      Location: candidate.Location ?? '',
    },
  })
  const save = useSave(candidate.ID, onClose, (error) => showRefused(error, form))
  const { errors, isDirty } = form.formState
  return (
    <EditDialog
      title={t('profileHead.title')}
      description={t('profileHead.text')}
      size="sm"
      onSubmit={form.handleSubmit((head) => save.mutate(head))}
      busy={save.isPending}
      saved={save.isSuccess}
      unsaved={isDirty}
      error={save.error}
      onClose={onClose}
    >
      <ListsFailure />
      <TextField
        label={t('profileHead.name')}
        autoComplete="off"
        error={errors.FullName?.message}
        {...form.register('FullName')}
      />
      <SelectField
        label={t('verify.domain')}
        placeholder={t('profileHead.noDomain')}
        options={domains.options}
        error={errors.domain?.message}
        {...form.register('domain')}
      />
      <ValueField control={form.control} name="Location">
        {(field) => <LocationField {...field} free help={t('profileHead.location')} />}
      </ValueField>
    </EditDialog>
  )
}

function useSave(candidateId: number, onClose: () => void, onRefused: (error: unknown) => void) {
  const t = useTexts()
  const api = useApi()
  const queries = useQueryClient()
  return useSingleMutation<unknown, Head & { Location: string }>({
    mutationFn: (body) => api.verification.correct({ params: { candidateId }, body }),
    onSuccess: async () => {
      showToast({ text: t('profileHead.saved'), tone: 'success' })
      onClose()
      for (const { key } of [api.candidates.get, api.guidance.history, api.verification.queue])
        await queries.invalidateQueries({ queryKey: key })
    },
    onError: onRefused,
  })
}
