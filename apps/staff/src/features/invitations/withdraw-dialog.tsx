import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRoleName } from '../../layout/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Invitation } from './invitation.ts'

/** Asks before withdrawing an invitation, naming the person. */
export function WithdrawDialog({ invitation, onClose }: { invitation: Invitation | undefined; onClose: () => void }) {
  const t = useTexts()
  const failureText = useFailureText()
  const roleName = useRoleName()
  const api = useApi()
  const cache = useQueryClient()
  const withdraw = useMutation({
    mutationFn: ({ ID }: Invitation) => api.staff.withdrawInvitation({ params: { invitationId: ID } }),
    onSuccess(_, { FullName }) {
      showToast({ text: t('withdraw.done', { name: FullName }), tone: 'success' })
      onClose()
    },
    // A refusal means that its state has changed meanwhile, so the list reloads too.
    onSettled: () => cache.invalidateQueries({ queryKey: api.staff.invitations.key }),
  })
  if (!invitation) return null
  const name = invitation.FullName
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (open) return
        withdraw.reset()
        onClose()
      }}
      title={t('withdraw.title', { name })}
      description={
        withdraw.error ? (
          <span className="text-danger">{failureText(withdraw.error)}</span>
        ) : (
          t('withdraw.text', { name })
        )
      }
      confirmLabel={t('withdraw.submit', { name })}
      busy={withdraw.isPending && t('withdraw.submitting')}
      onConfirm={() => withdraw.mutate(invitation)}
    >
      <LabelValueList
        items={[
          { label: t('invites.role'), value: roleName(invitation.Role) },
          { label: t('invites.phone'), value: formatPhone(invitation.Phone) },
        ]}
      />
    </ConfirmDialog>
  )
}
