import type { Queryable } from '@pramaan/database/client'
import type { ReadableDocument } from '@pramaan/documents/content'
import { dateText, timeText } from '@pramaan/domain/india-day'
import type { Language } from '@pramaan/domain/language'
import { exactRupeesText } from '@pramaan/domain/money'
import { isTechnical, moneyColumns, namedColumns } from './data-titles.ts'
import { repeatedColumns, valueText, wordsOf } from './data-words.ts'
import { namedSubjects, readNames } from './names.queries.ts'
import type { PersonalData } from './personal-data.queries.ts'
import { tables as titlesInOrder } from './words/en/tables.ts'
import type { DataWords } from './words/shape.ts'
import { dataWords } from './words/words.ts'

type Names = (column: string, id: unknown) => string | undefined

/** The context of the text: the words of a language, the names behind ids, and the person. */
type Context = { words: DataWords; nameOf: Names; self: unknown }

/** A person's data in readable form in their language: names for ids, rupees for paise, days in India. */
export async function readableData(
  db: Queryable,
  data: PersonalData,
  language: Language,
  at: Date,
): Promise<ReadableDocument> {
  const words = dataWords[language]
  const nameOf = await namesIn(db, data, words)
  const context = { words, nameOf, self: data.accounts?.[0]?.id }
  const isCompany = (data.employers ?? []).length > 0
  const sections = Object.entries(data)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([table, rows]) => ({
      title: titleOf(words, (isCompany && titlesOfCompany[table]) || table),
      entries: rows.map((row) => ({ lines: onOneLine(linesOf(row, context)) })).filter(({ lines }) => lines.length > 0),
    }))
    .filter(({ entries }) => entries.length > 0)
  return { language, title: words.title, lines: [words.asOf(dateText(at))], sections }
}

/** Other titles for a company's data: a table about a candidate and a company is in the data of both. */
const titlesOfCompany: Readonly<Record<string, string>> = {
  profile_views: 'profiles_opened',
  opened_contacts: 'contacts_opened',
}

const order = Object.keys(titlesInOrder)

function rank(table: string) {
  return order.includes(table) ? order.indexOf(table) : order.length
}

function titleOf(words: DataWords, table: string) {
  return (words.tables as Readonly<Record<string, string>>)[table] ?? wordsOf(words, table)
}

/** The names behind every number in the data. */
async function namesIn(db: Queryable, data: PersonalData, { hiddenPerson }: DataWords): Promise<Names> {
  const rows = Object.values(data).flat()
  const names = new Map<string, Map<string, string>>()
  for (const subject of namedSubjects) {
    const columns = Object.keys(namedColumns).filter((column) => namedColumns[column] === subject)
    const ids = rows.flatMap((row) => columns.flatMap((column) => row[column] ?? []).map(String))
    names.set(subject, await readNames(db, subject, ids, hiddenPerson))
  }
  return (column, id) => names.get(namedColumns[column] ?? '')?.get(String(id))
}

/** The facts of a row, without the column of the reader's own id. */
function linesOf(row: Record<string, unknown>, context: Context) {
  return Object.entries(row).flatMap(([column, value]) => {
    const isOmitted = isTechnical(column) || isTechnicalId(column) || repeatedColumns.includes(column)
    const isSelf = ownerColumns.includes(column) && value === context.self
    const text = isOmitted || isSelf ? '' : textOf(column, value, context)
    return text === '' ? [] : [`${wordsOf(context.words, column)}: ${text}`]
  })
}

/** Columns with the owner of a row. */
const ownerColumns: readonly string[] = ['candidateId', 'employerId', 'personId']

/** The number of letters in a line of the PDF and page. */
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

function textOf(column: string, value: unknown, context: Context): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value))
    return value
      .map((one) => textOf(column, one, context))
      .filter(Boolean)
      .join(', ')
  if (column in namedColumns) return nameText(column, context.nameOf(column, value) ?? '', context.words)
  if (value instanceof Date) return `${dateText(value)}, ${timeText(value)}`
  if (typeof value === 'number' && moneyColumns.includes(column)) return exactRupeesText(value)
  return contentText(context.words, column, value)
}

/** Translates fields of work, which are options of a list; other names stay as they are. */
function nameText(column: string, name: string, { options }: DataWords) {
  return (namedColumns[column] === 'domain' && options[`option.${name}`]) || name
}

/** The contents of a stored object, level by level. */
function contentText(words: DataWords, name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => contentText(words, name, one)).join(', ')
  if (typeof value !== 'object' || value === null) return valueText(words, name, value as string | number | boolean)
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([inner, one]) => `${wordsOf(words, inner)}: ${contentText(words, inner, one)}`)
    .join(', ')
}
