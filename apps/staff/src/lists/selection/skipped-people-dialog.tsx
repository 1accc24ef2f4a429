import { Dialog } from '@pramaan/ui/dialog'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useTexts } from '../../texts/use-texts.ts'
import type { SkippedPerson } from './bulk-outcome.ts'

/** The people a bulk action skipped, one per line with the reason. */
export function SkippedPeopleDialog({ left, onClose }: { left: readonly SkippedPerson[]; onClose: () => void }) {
  const t = useTexts()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bulk.left', { count: left.length })}
      description={t('bulk.left.text')}
    >
      <LabelValueList divided items={left.map(({ FullName, why }) => ({ label: FullName, value: why }))} />
    </Dialog>
  )
}
