/** The faults that a whole row of a file or page can have. */
export const rowFaults = ['quotes', 'swallowed', 'too-many-cells', 'unreadable'] as const

export type RowFault = (typeof rowFaults)[number]

/** What to do about each fault. The row is not used until a person has looked at it. */
export const rowFaultMessages = {
  quotes: 'The quotation marks of this row don’t match, so it may hold the rows below it. Check the file.',
  swallowed: 'A cell of this row holds what looks like other rows. Check the quotation marks of the file.',
  'too-many-cells': 'This row has more cells than the file has columns. Check its commas and quotation marks.',
  unreadable: 'Some letters of this row can’t be read. Type them again.',
} as const satisfies Record<RowFault, string>

/** A row of a file, and what is wrong with it. */
export type CsvRow = { cells: string[]; fault: RowFault | null }

/** The parser's result; the first row has the column names. */
type Parsed = {
  data: readonly string[][]
  errors: readonly { type: string; row?: number | undefined }[]
  meta: { delimiter: string }
}

/** A line with this many cells can't be ordinary text. */
const fewestTelling = 3

/** The rows of a file that are not blank. Quotation marks and the number of cells reveal the fault of a row. */
export function csvRows({ data, errors, meta: { delimiter } }: Parsed): CsvRow[] {
  const columns = data.find(isFilled)?.length ?? 0
  const wrong = new Set(errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row] : [])))
  const faultOf = (cells: readonly string[], at: number): RowFault | null => {
    if (wrong.has(at)) return 'quotes'
    if (cells.slice(columns).some((cell) => cell.trim() !== '')) return 'too-many-cells'
    const isTelling = columns >= fewestTelling && cells.some((cell) => holdsRow(cell, columns, delimiter))
    return isTelling ? 'swallowed' : null
  }
  return data.map((cells, at) => ({ cells, fault: faultOf(cells, at) })).filter(({ cells }) => isFilled(cells))
}

function isFilled(cells: readonly string[]) {
  return cells.some((cell) => cell.trim() !== '')
}

/** Whether a cell with several lines contains one that looks like a separate row. */
function holdsRow(cell: string, columns: number, delimiter: string) {
  const lines = cell.split(/\r\n|\r|\n/)
  return lines.length > 1 && lines.some((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length === columns)
}

/** HTML entities, which only programs write. */
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,7}|#x[\da-f]{2,6});/i

/** Whether a cell or a name has HTML entities in place of letters. */
export function hasEntities(text: string): boolean {
  return entity.test(text)
}
