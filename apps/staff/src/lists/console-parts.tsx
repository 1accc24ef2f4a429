import type { ConsoleParts } from '@pramaan/features/console/console-parts.ts'
import { CsvButton } from './export/csv-button.tsx'
import { ListSearch } from './filters/list-search.tsx'
import { ListTable } from './table/list-table.tsx'

/** This console's table, search and export, for the lists of jobs and drives that it shares with the employers' app. */
export const consoleParts: ConsoleParts = {
  table: (list) => <ListTable {...list} />,
  search: (box) => <ListSearch {...box} />,
  save: (file) => <CsvButton size="xs" {...file} />,
}
