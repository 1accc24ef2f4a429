import { Button } from '@pramaan/ui/button'
import { ConfirmDialog } from '@pramaan/ui/confirm-dialog'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Edit } from '../../../record/edits/edit.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { useSave } from '../editing/use-save.ts'

type RemoveEntryProps = {
  kind: 'education' | 'position'
  /** The entry's name, for the confirmation. */
  what: string
  removal: ReturnType<typeof useSave>
  /** The edit that deletes it. */
  edit: Edit
}

/** Deletes an entry after a confirmation that names it. */
export function RemoveEntry({ kind, what, removal, edit }: RemoveEntryProps) {
  const t = useTexts()
  const [requested, ask] = useState(false)
  return (
    <>
      <Button tone="ghost" icon={<Trash2 aria-hidden />} onClick={() => ask(true)}>
        {t('remove.button')}
      </Button>
      <ConfirmDialog
        open={requested && !removal.isSuccess}
        onOpenChange={ask}
        title={t('remove.title', { what })}
        description={t('remove.text')}
        confirmLabel={t(`remove.confirm.${kind}`)}
        busy={removal.isPending && t('remove.busy')}
        onConfirm={() => removal.mutate([edit], { onError: () => ask(false) })}
      />
    </>
  )
}
