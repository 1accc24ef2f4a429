import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { isStaff } from '@pramaan/domain/role'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { TextArea } from '@pramaan/ui/text-area'
import { showToast } from '@pramaan/ui/toaster'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { useAccountName, useAccountRole } from './role-text.ts'
import { type Account, useRefreshPeople } from './use-people.ts'

const longest = 300

type ReasonDialogProps = { deed: 'suspend' | 'restore'; account: Account; onClose: () => void }

/** Asks why before an account is suspended or restored, naming whose it is. */
export function ReasonDialog({ deed, account, onClose }: ReasonDialogProps) {
  const t = useTexts()
  const { accounts } = useApi()
  const failureText = useFailureText()
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
    <Dialog
      form
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${deed}.title`, { name })}
      description={text}
      footer={
        <Button
          type="submit"
          form="deed"
          tone={deed === 'suspend' ? 'danger' : 'primary'}
          busy={act.isPending && t(`${deed}.doing`)}
          disabled={!reason.trim()}
        >
          {t(`${deed}.do`, { name })}
        </Button>
      }
    >
      <form id="deed" className="flex flex-col gap-4" onSubmit={submit}>
        <WhoseAccount account={account} />
        <TextArea
          required
          label={t('suspend.reason')}
          help={t('suspend.reason.help')}
          maxLength={longest}
          counter={longest}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {act.error && <Alert tone="danger">{failureText(act.error)}</Alert>}
      </form>
    </Dialog>
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
