import { Button } from '@pramaan/ui/button'
import { Dialog } from '@pramaan/ui/dialog'
import { useTexts } from '../../texts/use-texts.ts'

/** Confirms that a request was sent, in the spec's words (document 001 §2). */
export function RequestedDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('drives.requested')}
      footer={<Button onClick={onClose}>{t('drives.requested.done')}</Button>}
    >
      <p>{t('drives.requested.text')}</p>
    </Dialog>
  )
}
