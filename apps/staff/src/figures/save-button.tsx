import { type Cell, csvText, saveText } from '@pramaan/app-shell/csv/save-csv.ts'
import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { showToast } from '@pramaan/ui/toaster'
import { Download } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'

/** A file of the screen's data: name, headings and rows. */
export type SheetFile = { name: string; headings: readonly string[]; rows: readonly (readonly Cell[])[] }

/** Saves the screen's data as CSV, also with the key `e`; while loading it says that. */
export function SaveButton({ file }: { file: SheetFile | undefined }) {
  const t = useTexts()
  const save = async () => {
    if (!file) return showToast({ text: t('figures.file.none') })
    saveText(file.name, await csvText(file.headings, file.rows))
  }
  useShortcuts([{ on: 'e', label: t('keys.export'), onPress: () => void save() }])
  return (
    <Button tone="quiet" size="sm" icon={<Download />} onClick={() => void save()}>
      {t('figures.file')}
    </Button>
  )
}
