import Papa from 'papaparse'

/** A cell of a CSV file; a missing value is an empty cell. */
export type CsvCell = string | number | null | undefined

/** The byte order mark that declares UTF-8. */
export const csvMark = '\uFEFF'

/** Text that a spreadsheet reads as a formula; the library's own pattern stops at the first line break. */
const formula = /^[=+\-@\t\r]/

/** Lines of a CSV file with line ends; text that a spreadsheet would read as a formula is escaped. */
export function csvLines(lines: readonly (readonly CsvCell[])[]): string {
  const cells = lines.map((line) => line.map((cell) => cell ?? ''))
  return `${Papa.unparse(cells, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}
