import { Button } from '@pramaan/ui/button'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { showToast } from '@pramaan/ui/toaster'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type JobImport, useImportActions } from './use-imports.ts'

type ImportToolsProps = {
  shown: JobImport
  /** The drafts to publish: the selected ones, or all that are ready. */
  ready: readonly number[]
  onTaken: () => void
  onRemoved: () => void
}

/** The actions on an import: publish, undo, discard. */
export function ImportTools({ shown, ready, onTaken, onRemoved }: ImportToolsProps) {
  const t = useTexts()
  const [confirming, setConfirming] = useState<'undo' | 'remove'>()
  const { postJobs, undo, remove } = useImportActions(shown.ID)
  const close = () => setConfirming(undefined)
  const undoImport = () => undo.mutate(undefined, { onSuccess: close })
  const postReady = () =>
    postJobs.mutate(ready, {
      onSuccess() {
        onTaken()
        showToast({
          text: t('import.posted.done', { count: ready.length }),
          tone: 'success',
          // Jobs published before stay published unless they are named explicitly.
          ...(shown.Taken === 0 && { action: { label: t('bulk.undo'), onAction: undoImport } }),
        })
      },
    })
  const throwAway = () =>
    remove.mutate(undefined, {
      onSuccess() {
        showToast({ text: t('import.removed', { name: shown.Name }) })
        onRemoved()
      },
    })
  return (
    <>
      {shown.Taken > 0 ? (
        <Button tone="quiet" size="sm" onClick={() => setConfirming('undo')}>
          {t('import.undo')}
        </Button>
      ) : (
        <Button tone="quiet" size="sm" onClick={() => setConfirming('remove')}>
          {t('import.remove')}
        </Button>
      )}
      {ready.length > 0 && (
        <Button size="sm" busy={postJobs.isPending && t('import.taking')} onClick={postReady}>
          {t('import.post', { count: ready.length })}
        </Button>
      )}
      <ConfirmDialog
        open={confirming === 'undo'}
        onOpenChange={close}
        title={t('import.undo.title', { count: shown.Taken })}
        description={t('import.undo.text')}
        confirmLabel={t('import.undo.confirm', { count: shown.Taken })}
        busy={undo.isPending && t('import.undoing')}
        onConfirm={undoImport}
      />
      <ConfirmDialog
        open={confirming === 'remove'}
        onOpenChange={close}
        title={t('import.remove.title', { name: shown.Name })}
        description={t('import.remove.text')}
        confirmLabel={t('import.remove')}
        busy={remove.isPending && t('import.removing')}
        onConfirm={throwAway}
      />
    </>
  )
}
