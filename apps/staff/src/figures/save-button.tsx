import { type Cell, csvText, saveText } from '@pramaan/app-shell/csv/save-csv.ts'
import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { Download } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'

/** A file of what is on the screen: its name, its headings and its rows. */
export type SheetFile = { name: string; headings: readonly string[]; rows: readonly (readonly Cell[])[] }

/** Saves what a screen shows as CSV, also by the key `e`; nothing can be saved before it is there. */
export function SaveButton({ file }: { file: SheetFile | undefined }) {
  const t = useTexts()
  const save = async () => {
    if (file) saveText(file.name, await csvText(file.headings, file.rows))
  }
  useShortcuts([{ on: 'e', label: t('keys.export'), onPress: () => void save() }])
  return (
    <Button tone="quiet" size="sm" icon={<Download />} disabled={!file} onClick={() => void save()}>
      {t('figures.file')}
    </Button>
  )
}
