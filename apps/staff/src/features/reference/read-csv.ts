import { csvRows, hasEntities, type RowFault } from '@pramaan/domain/csv-rows'
import { readText } from '../../lists/read-text.ts'

/** A line of a file by heading, and its fault. */
type Line = { cells: Record<string, string>; fault: RowFault | null }

/**
 * The lines of a CSV file by heading, without blank ones; an apostrophe that an export added before a formula is
 * removed.
 */
export async function readCsv(file: File): Promise<{ headings: string[]; lines: Line[] }> {
  // Loaded with the first import.
  const { default: Papa } = await import('papaparse')
  const [head, ...rows] = csvRows(Papa.parse<string[]>(await readText(file)))
  const headings = head?.cells.map((heading) => heading.trim()) ?? []
  const lines = rows.map(({ cells, fault }) => {
    return { cells: Object.fromEntries(headings.map((heading, at) => [heading, plain(cells[at] ?? '')])), fault }
  })
  return { headings, lines }
}

function plain(cell: string) {
  return decodedOnce(cell.replace(/^'(?=[=+\-@])/, ''))
}

/** Decodes HTML entities that a program wrote into a cell. */
function decodedOnce(cell: string) {
  if (!hasEntities(cell)) return cell
  return new DOMParser().parseFromString(cell.replaceAll('<', '&lt;'), 'text/html').body.textContent
}
