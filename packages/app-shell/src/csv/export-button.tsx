import { Button } from '@pramaan/ui/button'
import { showToast } from '@pramaan/ui/toaster'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import type { Cell } from './save-csv.ts'
import { useExport } from './use-export.ts'

/** A column of a file: its heading, and a row's value. */
export type SheetColumn<Row> = readonly [heading: string, cell: (row: Row) => Cell]

/** Props of `ExportButton`; `list` loads a page of rows; with `none` the button says that the list is empty;
 * `dense` next to a console's small controls, `button` instead of the usual one. */
export type ExportButtonProps<Row> = {
  fileName: string
  columns: readonly SheetColumn<Row>[]
  list: (page: { pageSize: 50; pageIndex: number }) => Promise<{ data: readonly Row[]; pageCount: number }>
  none: boolean
  dense?: boolean | undefined
  button?: ((save: { busy: boolean; onSave: () => void }) => ReactNode) | undefined
}

/** A list's button that saves it completely as a CSV file; on a phone it is only an icon. */
export function ExportButton<Row>({ fileName, columns, list, none, dense, button }: ExportButtonProps<Row>) {
  const t = useShellTexts()
  const { mutate, isPending } = useExport<Row>({
    fileName,
    headings: columns.map(([heading]) => heading),
    cells: (row) => columns.map(([, cell]) => cell(row)),
    page: async (pageIndex) => {
      const { data, pageCount } = await list({ pageSize: 50, pageIndex })
      return { rows: data, pageCount }
    },
  })
  const onSave = () => (none ? showToast({ text: t('csv.export.none') }) : mutate())
  if (button) return button({ busy: isPending, onSave })
  return (
    <Button
      tone="quiet"
      size={dense ? 'xs' : 'md'}
      icon={<Download aria-hidden />}
      busy={isPending && t('csv.export.busy')}
      onClick={onSave}
    >
      <span className="max-sm:sr-only">{t('csv.export')}</span>
    </Button>
  )
}
