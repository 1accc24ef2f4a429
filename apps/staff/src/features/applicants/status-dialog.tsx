import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { showToast } from '@pramaan/ui/toaster'
import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import type { Applicant } from './use-applicants.ts'

/**
 * Asks before a verification is revoked; the list changes after the request (document 002 §4, §8). To verify means to
 * answer the questions (D55).
 */
export function StatusDialog({ applicant, onClose }: { applicant: Applicant; onClose: () => void }) {
  const t = useTexts()
  const { verification, guidance } = useApi()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const { UserId, FullName } = applicant
  const set = useSingleMutation<unknown, void>({
    mutationFn: () => verification.setStatus({ params: { candidateId: UserId }, body: { VspStatus: false } }),
    onSuccess: async () => {
      for (const { key } of [verification.queue, verification.waitingCounts, guidance.history])
        void queries.invalidateQueries({ queryKey: key })
      await queries.invalidateQueries({ queryKey: verification.applicants.key })
      showToast({ text: t('status.pending', { name: FullName }), tone: 'success' })
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={t('status.title')}
      description={t('status.pending.text')}
      confirmLabel={t('status.markPending')}
      busy={set.isPending && t('status.busy')}
      onConfirm={() => set.mutate()}
    >
      <LabelValueList items={[{ label: t('column.name'), value: FullName }]} />
    </ConfirmDialog>
  )
}
