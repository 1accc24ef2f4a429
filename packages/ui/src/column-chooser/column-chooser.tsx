import { Columns3, RotateCcw } from 'lucide-react'
import type { Column } from '../data-table/column.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { Menu } from '../menu/menu.tsx'

/** Props of `ColumnChooser`: the table's columns, the ids of the hidden ones, and those hidden at first. */
export type ColumnChooserProps<Row> = {
  columns: readonly Column<Row>[]
  /** Ids of the hidden columns. */
  hidden: readonly string[]
  onHidden: (hidden: string[]) => void
  /** The columns that are hidden by default. */
  hiddenAtFirst?: readonly string[]
}

/** Chooses which columns of a table show; required columns can't be hidden. */
export function ColumnChooser<Row>({ columns, hidden, onHidden, hiddenAtFirst = [] }: ColumnChooserProps<Row>) {
  const labels = useLabels()
  const toggle = (id: string) => onHidden(hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id])
  return (
    <Menu
      trigger={<IconButton size="sm" look="soft" label={labels.columns} icon={<Columns3 />} />}
      heading={labels.columns}
      items={[
        ...columns.map((column) => ({
          key: column.id,
          label: column.header,
          checked: !hidden.includes(column.id),
          disabled: column.fixed ?? false,
          stay: true,
          onSelect: () => toggle(column.id),
        })),
        {
          key: 'reset',
          label: labels.reset,
          icon: <RotateCcw />,
          stay: true,
          separator: true,
          onSelect: () => onHidden([...hiddenAtFirst]),
        },
      ]}
    />
  )
}
