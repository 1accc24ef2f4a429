import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { Download } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** Saves a list as CSV, also with the key `e`; shows progress, and runs once at a time. */
export function CsvButton({ busy, onSave }: { busy: boolean; onSave: () => void }) {
  const t = useTexts()
  useShortcuts([{ on: 'e', label: t('keys.export'), onPress: () => !busy && onSave() }])
  return (
    <Button tone="quiet" size="sm" icon={<Download />} busy={busy && t('csv.export.busy')} onClick={onSave}>
      {t('csv.export')}
    </Button>
  )
}
