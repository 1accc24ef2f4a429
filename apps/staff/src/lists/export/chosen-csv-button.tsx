import { BulkButton } from '@pramaan/ui/bulk-bar'
import { Download } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { type FileLink, useListFile } from './use-list-file.ts'

/** Saves the chosen rows as CSV. */
export function ChosenCsvButton({ link }: { link: FileLink }) {
  const t = useTexts()
  const { busy, save } = useListFile(link)
  return (
    <BulkButton icon={<Download />} disabled={busy} onClick={save}>
      {t('bulk.csv')}
    </BulkButton>
  )
}
