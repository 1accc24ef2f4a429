import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** Removes a file after confirmation, and shows the result. */
export function useRemoval(remove: () => Promise<unknown>) {
  const [confirming, setConfirming] = useState(false)
  const removal = useSingleMutation({ mutationFn: remove, onSettled: () => setConfirming(false) })
  return {
    confirming,
    setConfirming,
    ask: () => setConfirming(true),
    confirm: () => removal.mutate(undefined),
    busy: removal.isPending,
    error: removal.error,
  }
}

/** Asks whether to remove a file, by name. */
export function RemoveFile({ name, removal }: { name: string; removal: ReturnType<typeof useRemoval> }) {
  const t = useTexts()
  return (
    <ConfirmDialog
      open={removal.confirming}
      onOpenChange={removal.setConfirming}
      title={t('files.remove.title', { name })}
      description={t('files.remove.text')}
      confirmLabel={t('files.remove.confirm', { name })}
      busy={removal.busy && t('files.remove.busy')}
      onConfirm={removal.confirm}
    />
  )
}
