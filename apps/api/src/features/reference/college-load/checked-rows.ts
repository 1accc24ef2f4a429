import type { CsvRecord } from './csv-records.ts'

/** Reports a rejected row of a load; `line` is where it begins in the file, the header being line 1. */
export type OnRejected = (line: number, reason: string) => void

/** How a file is read: its required columns, each row (or why it is refused), and the column that must be unique. */
export type RowFormat<Row> = {
  columns: readonly string[]
  rowOf: (record: Readonly<Record<string, string | undefined>>) => Row | string
  key: string
  keyOf: (row: Row) => string
}

function headerOf(fields: readonly string[], columns: readonly string[]) {
  const header = fields.map((field) =>
    field
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase(),
  )
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length) throw new Error(`The file lacks the column ${missing.join(', ')}. Nothing was loaded.`)
  return header
}

function checked<Row>(
  header: readonly string[],
  { fields, why }: CsvRecord,
  { rowOf, key, keyOf }: RowFormat<Row>,
  seen: ReadonlyMap<string, number>,
): Row | string {
  if (why) return why
  // Fewer fields are an error too: this is how a row looks where its file was cut off.
  if (fields.length !== header.length) return `has ${fields.length} fields where the header has ${header.length}`
  if (fields.some((field) => field.includes('\ufffd') || field.includes('\u0000')))
    return 'is not UTF-8 text: save the file as “CSV UTF-8”'
  const row = rowOf(Object.fromEntries(header.map((column, index) => [column, fields[index]])))
  if (typeof row === 'string') return row
  const earlier = seen.get(keyOf(row))
  return earlier === undefined ? row : `${key} ${keyOf(row)} is already on line ${earlier}`
}

/** The rows of a file with their lines; throws if any was rejected, after reporting each. */
export function checkedRows<Row extends object>(
  [first, ...rest]: readonly CsvRecord[],
  format: RowFormat<Row>,
  onRejected?: OnRejected,
): { row: Row; line: number }[] {
  if (!first) throw new Error('The file is empty. Nothing was loaded.')
  const header = headerOf(first.fields, format.columns)
  const seen = new Map<string, number>()
  const rows: { row: Row; line: number }[] = []
  for (const record of rest) {
    const row = checked(header, record, format, seen)
    if (typeof row === 'string') onRejected?.(record.line, row)
    else {
      seen.set(format.keyOf(row), record.line)
      rows.push({ row, line: record.line })
    }
  }
  const rejected = rest.length - rows.length
  if (rejected) throw new Error(`${rejected} of ${rest.length} rows were rejected. Nothing was loaded.`)
  return rows
}
