/** A cell of a CSV file; nothing said is an empty cell. */
export type CsvCell = string | number | null | undefined

/** The mark in front of a file which says that its letters are UTF-8. */
export const csvMark = '\uFEFF'

/** What a spreadsheet takes for a formula. */
const formula = /^[=+\-@\t\r]/

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file with its end; what a spreadsheet would take for a formula is written as text. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}
