/** What can be wrong with a row of a file or page as a whole. */
export const rowFaults = ['quotes', 'swallowed', 'too-many-cells', 'unreadable'] as const

/** What is wrong with a row as a whole. */
export type RowFault = (typeof rowFaults)[number]

/** What to do about such a row; it counts for nothing until a person has looked at it. */
export const rowFaultMessages = {
  quotes: 'The quotation marks of this row don’t match, so it may hold the rows below it. Check the file.',
  swallowed: 'A cell of this row holds what looks like other rows. Check the quotation marks of the file.',
  'too-many-cells': 'This row has more cells than the file has columns. Check its commas and quotation marks.',
  unreadable: 'Some letters of this row can’t be read. Type them again.',
} as const satisfies Record<RowFault, string>

/** A row of a file, and what is wrong with it. */
export type CsvRow = { cells: string[]; fault: RowFault | null }

/** What the parser says of a file, whose first row names the columns. */
type Parsed = {
  data: readonly string[][]
  errors: readonly { type: string; row?: number | undefined }[]
  meta: { delimiter: string }
}

/** A line of so many cells is no line of an ordinary text. */
const fewestTelling = 3

/** The rows of a file without the blank ones, each with what its quotation marks or its cells give away. */
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

/** Whether a cell of several lines has one that would be a row of its own. */
function holdsRow(cell: string, columns: number, delimiter: string) {
  const lines = cell.split(/\r\n|\r|\n/)
  return lines.length > 1 && lines.some((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length === columns)
}

/** What nobody writes but a program that escaped a text for HTML. */
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,7}|#x[\da-f]{2,6});/i

/** Whether a cell or a name has HTML entities in place of letters. */
export function hasEntities(text: string): boolean {
  return entity.test(text)
}
