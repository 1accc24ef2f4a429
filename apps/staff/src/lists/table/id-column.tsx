import type { Column } from '@pramaan/ui/data-table'
import { useTexts } from '../../texts/use-texts.ts'

/** The column of a row's number. */
export function useIdColumn(): Column<{ ID: number }> {
  const t = useTexts()
  return {
    id: 'ID',
    header: t('column.id'),
    card: 'aside',
    className: 'tabular-nums',
    cell: ({ ID }) => <span className="text-ink-muted">{ID}</span>,
  }
}
