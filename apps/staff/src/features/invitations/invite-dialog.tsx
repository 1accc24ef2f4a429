import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { staff } from '@pramaan/contract/staff/staff'
import { staffRoles } from '@pramaan/domain/role'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { TextField } from '@pramaan/ui/text-field'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormDialog } from '../../form-dialog.tsx'
import { useRoleName } from '../../layout/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'

const schema = staff.invite.body

type InviteDialogProps = { open: boolean; onClose: () => void }

/** Invites a person: name, mobile, e-mail and role (D2). The typed values stay until they are sent. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const t = useTexts()
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { FullName: '', Phone: '', Email: '' },
  })
  const invite = useInvite(form, onClose)
  const shown = Object.keys(form.formState.errors).length > 0
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
      error={!shown && invite.error}
    >
      <Fields form={form} />
    </FormDialog>
  )
}

type InviteForm = ReturnType<typeof useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>>

function useInvite(form: InviteForm, onDone: () => void) {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  return useSingleMutation<{ data: { FullName: string } }, z.output<typeof schema>>({
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

function Fields({ form }: { form: InviteForm }) {
  const t = useTexts()
  const roleName = useRoleName()
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('invite.name')}
        autoComplete="off"
        error={errors.FullName?.message}
        {...form.register('FullName')}
      />
      <TextField
        label={t('invite.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        help={t('invite.phone.help')}
        error={errors.Phone?.message}
        {...form.register('Phone')}
      />
      <TextField
        label={t('invite.email')}
        note={t('form.optional')}
        type="email"
        inputMode="email"
        autoComplete="off"
        error={errors.Email?.message}
        {...form.register('Email')}
      />
      <RadioCards
        columns={2}
        label={t('invite.role')}
        options={staffRoles.map((role) => ({ value: role, label: roleName(role), note: t(`invite.role.${role}`) }))}
        error={errors.Role?.message}
        {...form.register('Role')}
      />
    </>
  )
}
