import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { InviteForm } from './invite-fields.tsx'
import { InviteFields, inviteForm } from './invite-fields.tsx'

type InviteDialogProps = { open: boolean; onClose: () => void }

/** Invites a person: name, mobile, e-mail and role (D2). The typed values stay until they are sent. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const t = useTexts()
  const form = useForm<z.input<typeof inviteForm>, unknown, z.output<typeof inviteForm>>({
    resolver: standardSchemaResolver(inviteForm),
    defaultValues: { FullName: '', Phone: '', Email: '' },
  })
  const invite = useInvite(form, onClose)
  const hasErrors = Object.keys(form.formState.errors).length > 0
  return (
    <FormDialog
      size="md"
      open={open}
      onClose={onClose}
      title={t('invite.title')}
      description={t('invite.text')}
      onSubmit={form.handleSubmit((body) => invite.mutate(body))}
      submit={t('invite.send')}
      busy={invite.isPending && t('invite.sending')}
      error={!hasErrors && invite.error}
    >
      <InviteFields form={form} />
    </FormDialog>
  )
}

function useInvite(form: InviteForm, onDone: () => void) {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  return useSingleMutation<{ data: { FullName: string } }, z.output<typeof inviteForm>>({
    mutationFn: (body) => api.staff.invite({ body }),
    async onSuccess({ data }) {
      await cache.invalidateQueries({ queryKey: api.staff.invitations.key })
      showToast({ text: t('invite.sent', { name: data.FullName }), tone: 'success' })
      form.reset()
      onDone()
    },
    onError: (error) => void showRefused(error, form),
  })
}
