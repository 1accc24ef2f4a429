import { useLabels } from '@pramaan/ui/labels'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { useFailureText } from '../router/failures/error-page.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { type Cell, csvText, saveText } from './save-csv.ts'

/** The maximum number of pages of an export; it is meant for a person's own lists. */
const mostPages = 200

type Export<Row> = {
  fileName: string
  headings: readonly string[]
  page: (pageIndex: number) => Promise<{ rows: readonly Row[]; pageCount: number }>
  cells: (row: Row) => readonly Cell[]
}

/**
 * Saves a complete list as CSV, page by page; a list with more pages than the limit is cut there, and a message says
 * how many rows the file has. Text that a spreadsheet reads as a formula is escaped.
 */
export function useExport<Row>({ fileName, headings, page, cells }: Export<Row>) {
  const t = useShellTexts()
  const { number } = useLabels()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async () => {
      const { rows: first, pageCount } = await page(0)
      const rows = [...first]
      for (let index = 1; index < Math.min(pageCount, mostPages); index += 1) rows.push(...(await page(index)).rows)
      saveText(fileName, await csvText(headings, rows.map(cells)))
      if (pageCount > mostPages) showToast({ text: t('csv.export.truncated', { shown: number(rows.length) }) })
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
}
