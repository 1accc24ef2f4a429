import { type Export, useExport } from '@pramaan/app-kit/csv/use-export.ts'
import { Button } from '@pramaan/ui/button'
import { Download } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'

/** Saves a whole list as a CSV file. */
export function ExportButton<Row>(file: Export<Row>) {
  const t = useTexts()
  const save = useExport(file)
  return (
    <Button
      tone="quiet"
      size="sm"
      icon={<Download />}
      busy={save.isPending && t('csv.busy')}
      onClick={() => save.mutate()}
    >
      {t('csv.export')}
    </Button>
  )
}
