import type { Readable } from 'node:stream'
import { textOf } from '@pramaan/domain/file-text'
import Papa from 'papaparse'

/** A record of a file and the line that it begins on, counted from 1; `why` is set if its quotes are wrong. */
export type CsvRecord = { line: number; fields: readonly string[]; why?: string }

const reasons: Record<string, string> = {
  MissingQuotes: 'has a quoted field that never ends: the file may be cut off',
  InvalidQuotes: 'has a quotation mark inside a quoted field that is not doubled',
}

/**
 * The records of a CSV file, without blank lines. The complete file is read first, because an error at its end can make
 * it invalid.
 */
export async function readCsv(source: Readable): Promise<CsvRecord[]> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(Buffer.from(chunk))
  const bytes = Buffer.concat(chunks)
  // A letter that can't be read refuses its row, which names its line.
  const text = textOf(bytes, TextDecoder) ?? bytes.toString('utf8')
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',' })
  const wrong = new Map(errors.map(({ row, code }) => [row, reasons[code] ?? 'is not a CSV record']))
  let line = 1
  return data.flatMap((fields, row) => {
    const record = { line, fields, ...(wrong.has(row) && { why: wrong.get(row) }) }
    line += 1 + fields.reduce((breaks, field) => breaks + (field.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
    return fields.some((field) => field.trim() !== '') ? [record as CsvRecord] : []
  })
}
