import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { showRefused } from '@pramaan/app-kit/forms/refused-fields.ts'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { staff } from '@pramaan/contract/staff'
import { staffRoles } from '@pramaan/domain/role'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { TextField } from '@pramaan/ui/text-field'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useRoleName } from '../../frame/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'

const schema = staff.invite.body

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Invites a person: name, mobile, e-mail and role (D2). What was typed stays until it is sent. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const t = useTexts()
  const form = useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { FullName: '', Phone: '', Email: '' },
  })
  const invite = useInvite(form, () => onOpenChange(false))
  return (
    <Dialog
      size="md"
      open={open}
      onOpenChange={onOpenChange}
      title={t('invite.title')}
      description={t('invite.text')}
      footer={
        <Button type="submit" form="invite" busy={invite.isPending && t('invite.sending')}>
          {t('invite.send')}
        </Button>
      }
    >
      <form
        id="invite"
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit((body) => {
          if (!invite.isPending) invite.mutate(body)
        })}
      >
        <Fields form={form} />
        <Refusal error={invite.error} shown={Object.keys(form.formState.errors).length > 0} />
      </form>
    </Dialog>
  )
}

type InviteForm = ReturnType<typeof useForm<z.input<typeof schema>, unknown, z.output<typeof schema>>>

function useInvite(form: InviteForm, onDone: () => void) {
  const t = useTexts()
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: z.output<typeof schema>) => api.staff.invite({ body }),
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

/** A refusal that belongs to no field. */
function Refusal({ error, shown }: { error: unknown; shown: boolean }) {
  const failureText = useFailureText()
  return error && !shown ? <Alert tone="danger">{failureText(error)}</Alert> : null
}
