import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { Download } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

type CsvButtonProps = { busy: boolean; onSave: () => void; size?: 'xs' | 'sm' }

/** Saves a list as CSV, also with the key `e`; shows progress, and runs once at a time. */
export function CsvButton({ busy, onSave, size = 'sm' }: CsvButtonProps) {
  const t = useTexts()
  useShortcuts([{ on: 'e', label: t('keys.export'), onPress: () => !busy && onSave() }])
  return (
    <Button tone="quiet" size={size} icon={<Download />} busy={busy && t('csv.export.busy')} onClick={onSave}>
      {t('csv.export')}
    </Button>
  )
}
