import { BulkBar } from '@pramaan/ui/bulk-bar'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

type ListBulkProps = { count: number; onClear: () => void; children: ReactNode }

/** The actions on selected rows, over the foot of the list; Escape clears the selection. */
export function ListBulk({ count, onClear, children }: ListBulkProps) {
  const t = useTexts()
  useShortcuts(count > 0 ? [{ on: 'Escape', shown: ['Esc'], label: t('keys.clear'), onPress: onClear }] : [])
  return (
    <BulkBar count={count} onClear={onClear} label={t('bulk.label')}>
      {children}
    </BulkBar>
  )
}
