import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { isStaff } from '@pramaan/domain/role'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { TextArea } from '@pramaan/ui/text-area'
import { showToast } from '@pramaan/ui/toaster'
import { type FormEvent, useState } from 'react'
import { FormDialog } from '../../frame/form-dialog.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useAccountName, useAccountRole } from './role-text.ts'
import { type Account, useRefreshPeople } from './use-people.ts'

/** Most characters of a reason. */
export const longestReason = 300

type ReasonDialogProps = { deed: 'suspend' | 'restore'; account: Account; onClose: () => void }

/** Asks why before an account is suspended or restored, naming whose it is. */
export function ReasonDialog({ deed, account, onClose }: ReasonDialogProps) {
  const t = useTexts()
  const { accounts } = useApi()
  const refresh = useRefreshPeople()
  const name = useAccountName()(account)
  const [reason, setReason] = useState('')
  const act = useSingleMutation<unknown, string>({
    mutationFn: (Reason) => accounts[deed]({ params: { id: account.ID }, body: { Reason } }),
    async onSuccess() {
      await refresh()
      showToast({ text: t(`${deed}.done`, { name }), tone: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) act.mutate(reason.trim())
  }
  const text = deed === 'restore' ? t('restore.text') : t(`suspend.text.${audience(account)}`)
  return (
    <FormDialog
      onClose={onClose}
      title={t(`${deed}.title`, { name })}
      description={text}
      onSubmit={submit}
      submit={t(`${deed}.do`, { name })}
      busy={act.isPending && t(`${deed}.doing`)}
      danger={deed === 'suspend'}
      reason={!reason.trim() && t('suspend.reason.first')}
      error={act.error}
    >
      <WhoseAccount account={account} />
      <TextArea
        required
        label={t('suspend.reason')}
        help={t('suspend.reason.help')}
        maxLength={longestReason}
        counter={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  )
}

function audience({ Role }: Account) {
  return Role === 'Candidate' || Role === 'Employer' ? Role : 'staff'
}

/** The facts that tell whose account it is. */
export function WhoseAccount({ account }: { account: Account }) {
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
