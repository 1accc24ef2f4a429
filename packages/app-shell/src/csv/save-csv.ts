import { saveFile } from '../platform/save-file.ts'

/** Text that a spreadsheet reads as a formula; the library's own pattern stops at the first line break. */
const formula = /^[=+\-@\t\r]/

/** A cell of a file; a missing value is an empty cell. */
export type Cell = string | number | null | undefined

/**
 * Rows as the text of a CSV file under their headings. Text that a spreadsheet would read as a formula is escaped,
 * and a byte order mark declares UTF-8.
 */
export async function csvText(headings: readonly string[], rows: readonly (readonly Cell[])[]): Promise<string> {
  // Loaded with the first export, not before.
  const { default: Papa } = await import('papaparse')
  const text = Papa.unparse([[...headings], ...rows.map((row) => row.map((cell) => cell ?? ''))], {
    escapeFormulae: formula,
  })
  return `\uFEFF${text}\r\n`
}

/** Saves a text as a file in the person's downloads. */
export function saveText(name: string, text: string, type = 'text/csv;charset=utf-8') {
  saveFile(name, new Blob([text], { type }))
}
