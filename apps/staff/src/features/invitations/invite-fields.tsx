import { staff } from '@pramaan/contract/staff/staff'
import { staffRoles } from '@pramaan/domain/role'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { TextField } from '@pramaan/ui/text-field'
import type { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useRoleName } from '../../layout/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What an invitation needs. */
export const inviteForm = staff.invite.body

/** The form of an invitation. */
export type InviteForm = ReturnType<typeof useForm<z.input<typeof inviteForm>, unknown, z.output<typeof inviteForm>>>

/** The fields of an invitation. */
export function InviteFields({ form }: { form: InviteForm }) {
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
