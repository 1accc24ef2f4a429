import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { isStaff } from '@pramaan/domain/role'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { showToast } from '@pramaan/ui/toaster'
import { ReasonDialog } from '../../dialogs/reason-dialog.tsx'
import { useAccountRole } from '../../layout/account-role.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useAccountName } from './account-name.ts'
import { type Account, useRefreshPeople } from './use-people.ts'

/** The facts that identify an account's owner. */
export type AccountFacts = Pick<Account, 'ID' | 'Role' | 'FullName' | 'Erased' | 'Phone' | 'Email'>

type ActionDialogProps = { action: 'suspend' | 'restore'; account: AccountFacts; onClose: () => void }

/** Asks for the reason before suspending or restoring an account, naming its owner. */
export function ActionDialog({ action, account, onClose }: ActionDialogProps) {
  const t = useTexts()
  const { accounts } = useApi()
  const refresh = useRefreshPeople()
  const name = useAccountName()(account)
  const act = useSingleMutation<unknown, string>({
    mutationFn: (Reason) => accounts[action]({ params: { id: account.ID }, body: { Reason } }),
    async onSuccess() {
      await refresh()
      showToast({ text: t(`${action}.done`, { name }), tone: 'success' })
      onClose()
    },
  })
  const text = action === 'restore' ? t('restore.text') : t(`suspend.text.${audience(account)}`)
  return (
    <ReasonDialog
      danger={action === 'suspend'}
      help={t('suspend.reason.help')}
      onClose={onClose}
      title={t(`${action}.title`, { name })}
      description={text}
      submit={t(`${action}.submit`, { name })}
      busy={act.isPending && t(`${action}.submitting`)}
      error={act.error}
      onReason={act.mutate}
    >
      <WhoseAccount account={account} />
    </ReasonDialog>
  )
}

function audience({ Role }: AccountFacts) {
  return Role === 'Candidate' || Role === 'Employer' ? Role : 'staff'
}

/** The facts that identify the account's owner. */
export function WhoseAccount({ account }: { account: AccountFacts }) {
  const t = useTexts()
  const roleText = useAccountRole()
  return (
    <LabelValueList
      items={[
        { label: t('people.role'), value: roleText(account.Role) },
        { label: t('people.phone'), value: account.Phone && formatPhone(account.Phone) },
        ...(isStaff(account.Role) ? [] : [{ label: t('people.email'), value: account.Email }]),
      ]}
    />
  )
}
