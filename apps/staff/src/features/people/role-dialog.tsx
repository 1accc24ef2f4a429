import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { staffRoles } from '@pramaan/domain/role'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { RadioCards } from '@pramaan/ui/radio-cards'
import { showToast } from '@pramaan/ui/toaster'
import { type FormEvent, useState } from 'react'
import { useRoleName } from '../../frame/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { WhoseAccount } from './deed-dialog.tsx'
import { type Account, useRefreshPeople } from './use-people.ts'

type StaffRole = (typeof staffRoles)[number]

/** Gives a member of staff another role. */
export function RoleDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTexts()
  const { accounts } = useApi()
  const failureText = useFailureText()
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
    <Dialog
      size="md"
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('roleChange.title', { name })}
      description={t('roleChange.text')}
      footer={
        <Button type="submit" form="role" busy={change.isPending && t('roleChange.doing')} disabled={!role}>
          {t('roleChange.do')}
        </Button>
      }
    >
      <form id="role" className="flex flex-col gap-4" onSubmit={submit}>
        <WhoseAccount account={account} />
        <RadioCards
          label={t('roleChange.role')}
          options={options}
          value={role ?? ''}
          onValue={(value) => setRole(staffRoles.find((each) => each === value))}
        />
        {change.error && <Alert tone="danger">{failureText(change.error)}</Alert>}
      </form>
    </Dialog>
  )
}
