import { rowFaultMessages } from '@pramaan/domain/csv-rows'
import { readCsv } from './read-csv.ts'

/** An entry of a file; `line` counts from 1 below the headings. */
type Row = { line: number; Title: string; Group: string; Detail: string; Type?: string }

type Refused = { Row: number; Message: string }
type Taken = { Added: number; Known: number; Refused: Refused[] }

/** The result of an import, and where and why it stopped early; `Row` is the line number below the headings. */
export type ImportOutcome = Taken & { stopped?: { Row: number; error: unknown } }

/** The entries of a file, and the refused lines. */
type ReadRows = { rows: readonly Row[]; refused: readonly Refused[] }

/** The file has no column of titles. */
export class NoSuchColumns extends Error {}

/** The number of lines per request, well below the size limit. */
const atATime = 400

/** The longest cell. */
const longest = 500

/** The lines of a CSV file of entries. */
export async function readRows(file: File): Promise<ReadRows> {
  const { headings, lines } = await readCsv(file)
  if (!headings.includes('Title')) throw new NoSuchColumns()
  const rows: Row[] = []
  const refused: Refused[] = []
  for (const [at, { cells, fault }] of lines.entries()) {
    const { Title = '', Group = '', Detail = '', Type } = cells
    const isLong = [Title, Group, Detail, Type ?? ''].some((cell) => cell.length > longest)
    const Message = fault ? rowFaultMessages[fault] : isLong && `At most ${longest} characters.`
    if (Message) refused.push({ Row: at + 1, Message })
    else rows.push({ line: at + 1, Title, Group, Detail, ...(Type && { Type }) })
  }
  return { rows, refused }
}

/** Sends the lines in batches and adds up the results; a batch that fails stops it, and what was taken stays. */
export async function importRows(
  { rows, refused }: ReadRows,
  send: (part: Omit<Row, 'line'>[]) => Promise<{ data: Taken }>,
): Promise<ImportOutcome> {
  const sum: Taken = { Added: 0, Known: 0, Refused: [...refused] }
  const inOrder = () => sum.Refused.sort((one, other) => one.Row - other.Row)
  for (let start = 0; start < Math.max(rows.length, 1); start += atATime) {
    const part = rows.slice(start, start + atATime)
    try {
      const { data } = await send(part.map(({ line: _line, ...row }) => row))
      sum.Added += data.Added
      sum.Known += data.Known
      sum.Refused.push(...data.Refused.map(({ Row, Message }) => ({ Row: part[Row - 1]?.line ?? Row, Message })))
    } catch (error) {
      if (start === 0) throw error
      return { ...sum, Refused: inOrder(), stopped: { Row: part[0]?.line ?? start + 1, error } }
    }
  }
  return { ...sum, Refused: inOrder() }
}
