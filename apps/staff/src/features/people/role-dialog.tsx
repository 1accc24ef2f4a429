import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { staffRoles } from '@pramaan/domain/role'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { showToast } from '@pramaan/ui/toaster'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../dialogs/form-dialog.tsx'
import { useRoleName } from '../../layout/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { WhoseAccount } from './action-dialog.tsx'
import { type Account, useRefreshPeople } from './use-people.ts'

type StaffRole = (typeof staffRoles)[number]

/** Gives a staff member another role. */
export function RoleDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTexts()
  const { accounts } = useApi()
  const roleName = useRoleName()
  const refresh = useRefreshPeople()
  const name = account.FullName
  const [role, setRole] = useState<StaffRole>()
  const change = useSingleMutation<unknown, StaffRole>({
    mutationFn: (Role) => accounts.changeRole({ params: { id: account.ID }, body: { Role } }),
    async onSuccess(_, chosen) {
      await refresh()
      showToast({ text: t('roleChange.done', { name, role: roleName(chosen) }), tone: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (role) change.mutate(role)
  }
  const options = staffRoles
    .filter((each) => each !== account.Role)
    .map((each) => ({ value: each, label: roleName(each), note: t(`invite.role.${each}`) }))
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t('roleChange.title', { name })}
      description={t('roleChange.text')}
      onSubmit={submit}
      submit={t('roleChange.submit')}
      busy={change.isPending && t('roleChange.submitting')}
      reason={!role && t('roleChange.first')}
      error={change.error}
    >
      <WhoseAccount account={account} />
      <RadioCards
        label={t('roleChange.role')}
        options={options}
        value={role ?? ''}
        onValue={(value) => setRole(staffRoles.find((each) => each === value))}
      />
    </FormDialog>
  )
}
