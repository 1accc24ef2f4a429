import Papa from 'papaparse'

/** A cell of a CSV file; nothing said is an empty cell. */
export type CsvCell = string | number | null | undefined

/** The mark in front of a file which says that its letters are UTF-8. */
export const csvMark = '\uFEFF'

/** Text that a spreadsheet reads as a formula; the library's own pattern stops at the first line break. */
const formula = /^[=+\-@\t\r]/

/** Lines of a CSV file with their ends; what a spreadsheet would take for a formula is written as text. */
export function csvLines(lines: readonly (readonly CsvCell[])[]): string {
  const cells = lines.map((line) => line.map((cell) => cell ?? ''))
  return `${Papa.unparse(cells, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}
