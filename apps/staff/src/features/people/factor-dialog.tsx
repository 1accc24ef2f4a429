import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from '../../texts/use-texts.ts'
import { WhoseAccount } from './action-dialog.tsx'
import { type Account, useRefreshPeople } from './use-people.ts'

/** Asks before removing an authenticator, naming its owner. */
export function FactorDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTexts()
  const { accounts } = useApi()
  const failureText = useFailureText()
  const refresh = useRefreshPeople()
  const name = account.FullName
  const reset = useSingleMutation<unknown, void>({
    mutationFn: () => accounts.resetSecondFactor({ params: { id: account.ID } }),
    async onSuccess() {
      await refresh()
      showToast({ text: t('factor.done', { name }), tone: 'success' })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('factor.title', { name })}
      description={reset.error ? <span className="text-danger">{failureText(reset.error)}</span> : t('factor.text')}
      confirmLabel={t('factor.submit', { name })}
      busy={reset.isPending && t('factor.submitting')}
      onConfirm={() => reset.mutate()}
    >
      <WhoseAccount account={account} />
    </ConfirmDialog>
  )
}
