import { dateText } from '@pramaan/domain/india-day'
import { exactRupeesText } from '@pramaan/domain/money'
import type { Queryable } from '../../db/client.ts'
import type { PdfDocument } from '../../providers/pdf/document.ts'
import { isTechnical, moneyColumns, namedColumns, tableTitles } from './data-titles.ts'
import { repeatedColumns, valueText, wordsOf } from './data-words.ts'
import { namedThings, readNames } from './names.queries.ts'
import type { OwnData } from './own-data.queries.ts'

type Names = (column: string, id: unknown) => string | undefined

/** A person's data as they read it: titles, names in place of numbers, rupees in place of paise, days of India. */
export async function readableData(db: Queryable, data: OwnData, at: Date): Promise<PdfDocument> {
  const nameOf = await namesIn(db, data)
  const self = data.accounts?.[0]?.id
  const order = Object.keys(tableTitles)
  const rank = (table: string) => (order.includes(table) ? order.indexOf(table) : order.length)
  const tables = Object.entries(data).filter(([, rows]) => rows.length > 0)
  const sections = tables
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([table, rows]) => ({
      title: tableTitles[table] ?? wordsOf(table),
      entries: rows
        .map((row) => ({ lines: onOneLine(linesOf(row, nameOf, self)) }))
        .filter(({ lines }) => lines.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0)
  return { title: 'Everything that Pramaan stores about you', lines: [`As of ${dateText(at)}`], sections }
}

/** The names behind every number in the data. */
async function namesIn(db: Queryable, data: OwnData): Promise<Names> {
  const rows = Object.values(data).flat()
  const found = new Map<string, Map<string, string>>()
  for (const thing of namedThings) {
    const columns = Object.keys(namedColumns).filter((column) => namedColumns[column] === thing)
    const ids = rows.flatMap((row) => columns.flatMap((column) => row[column] ?? []).map(String))
    found.set(thing, await readNames(db, thing, ids))
  }
  return (column, id) => found.get(namedColumns[column] ?? '')?.get(String(id))
}

/** The facts of a row; that it is the reader's own needs no telling. */
function linesOf(row: Record<string, unknown>, nameOf: Names, self: unknown) {
  return Object.entries(row).flatMap(([column, value]) => {
    const untold = isTechnical(column) || isTechnicalId(column) || repeatedColumns.includes(column)
    const text = untold || (ownerColumns.includes(column) && value === self) ? '' : textOf(column, value, nameOf)
    return text === '' ? [] : [`${wordsOf(column)}: ${text}`]
  })
}

/** Columns that name whose row it is. */
const ownerColumns: readonly string[] = ['candidateId', 'employerId', 'personId']

/** Letters that a line of the PDF and of the page holds. */
const lineLength = 90

/** A few short facts as one line, so that a long list reads as a list. */
function onOneLine(lines: readonly string[]) {
  const line = lines.join(' · ')
  return line.length <= lineLength ? [line].filter(Boolean) : lines
}

/** A number of a record that has no name, such as an order's. */
function isTechnicalId(column: string) {
  return /Ids?$/.test(column) && !(column in namedColumns)
}

function textOf(column: string, value: unknown, nameOf: Names): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value))
    return value
      .map((one) => textOf(column, one, nameOf))
      .filter(Boolean)
      .join(', ')
  if (column in namedColumns) return nameOf(column, value) ?? ''
  if (value instanceof Date) return timeText(value)
  if (typeof value === 'number' && moneyColumns.includes(column)) return exactRupeesText(value)
  return typeof value === 'object' ? plain(value) : valueText(column, value as string | number | boolean)
}

/** A stored object as `name: value` pairs, one level after the other. */
function plain(value: object): string {
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([name, one]) => `${wordsOf(name)}: ${told(name, one)}`)
    .join(', ')
}

function told(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => told(name, one)).join(', ')
  return typeof value === 'object' && value !== null
    ? plain(value)
    : valueText(name, value as string | number | boolean)
}

const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

function timeText(at: Date) {
  return `${dateText(at)}, ${clock.format(at)}`
}
