import { readCsv } from './read-csv.ts'

type Row = { Title: string; Group: string; Detail: string; Type?: string }

type Taken = { Added: number; Known: number; Refused: { Row: number; Message: string }[] }

/** The result of an import, and where and why it stopped early; `Row` is the line number below the headings. */
export type ImportOutcome = Taken & { stopped?: { Row: number; error: unknown } }

/** The file has no column of titles. */
export class NoSuchColumns extends Error {}

/** How many lines one request takes, well below the size limit. */
const atATime = 400

/** The lines of a CSV file of entries. */
export async function readRows(file: File): Promise<Row[]> {
  const { headings, rows } = await readCsv(file)
  if (!headings.includes('Title')) throw new NoSuchColumns()
  const cell = (text: string | undefined) => (text ?? '').slice(0, 500)
  return rows.map((row) => ({
    Title: cell(row.Title),
    Group: cell(row.Group),
    Detail: cell(row.Detail),
    ...(row.Type && { Type: cell(row.Type) }),
  }))
}

/** Sends the lines in batches and adds up the results; a batch that fails stops it, and what was taken stays. */
export async function importRows(
  rows: readonly Row[],
  send: (part: Row[]) => Promise<{ data: Taken }>,
): Promise<ImportOutcome> {
  const sum: Taken = { Added: 0, Known: 0, Refused: [] }
  for (let start = 0; start < Math.max(rows.length, 1); start += atATime) {
    try {
      const { data } = await send(rows.slice(start, start + atATime))
      sum.Added += data.Added
      sum.Known += data.Known
      sum.Refused.push(...data.Refused.map(({ Row, Message }) => ({ Row: Row + start, Message })))
    } catch (error) {
      if (start === 0) throw error
      return { ...sum, stopped: { Row: start + 1, error } }
    }
  }
  return sum
}
