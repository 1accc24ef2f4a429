import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { useState } from 'react'
import { useTexts } from './texts/use-texts.ts'

/** A removal that is asked about first, with what came of it. */
export function useRemoval(remove: () => Promise<unknown>) {
  const [asked, setAsked] = useState(false)
  const removal = useSingleMutation({ mutationFn: remove, onSettled: () => setAsked(false) })
  return {
    asked,
    setAsked,
    ask: () => setAsked(true),
    confirm: () => removal.mutate(undefined),
    busy: removal.isPending,
    error: removal.error,
  }
}

/** Asks whether a file is to leave the profile, by its name. */
export function RemoveFile({ name, removal }: { name: string; removal: ReturnType<typeof useRemoval> }) {
  const t = useTexts()
  return (
    <ConfirmDialog
      open={removal.asked}
      onOpenChange={removal.setAsked}
      title={t('files.remove.title', { name })}
      description={t('files.remove.text')}
      confirmLabel={t('files.remove.confirm', { name })}
      busy={removal.busy && t('files.remove.busy')}
      onConfirm={removal.confirm}
    />
  )
}
