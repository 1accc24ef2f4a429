import { type Export, useExport } from '@pramaan/app-kit/csv/use-export.ts'
import { CsvButton } from './csv-button.tsx'

/** Saves a whole list as a CSV file, read page by page. */
export function ExportButton<Row>(file: Export<Row>) {
  const save = useExport(file)
  return <CsvButton busy={save.isPending} onSave={() => save.mutate()} />
}
