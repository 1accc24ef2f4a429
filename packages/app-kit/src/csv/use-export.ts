import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { useFailureText } from '../router/error-page.tsx'
import { type Cell, csvText, saveText } from './save-csv.ts'

/** Pages that one export reads at most: a file of ten thousand rows, not the platform. */
const mostPages = 200

/** A file to export: its name and headings, a page of its rows by index, and one row's cells. */
export type Export<Row> = {
  fileName: string
  headings: readonly string[]
  page: (pageIndex: number) => Promise<{ rows: readonly Row[]; pageCount: number }>
  cells: (row: Row) => readonly Cell[]
}

/** Saves a list as CSV, whole, page by page; what a spreadsheet takes for a formula is written as text. */
export function useExport<Row>({ fileName, headings, page, cells }: Export<Row>) {
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async () => {
      const { rows: first, pageCount } = await page(0)
      const rows = [...first]
      for (let index = 1; index < Math.min(pageCount, mostPages); index += 1) rows.push(...(await page(index)).rows)
      saveText(fileName, await csvText(headings, rows.map(cells)))
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
}
