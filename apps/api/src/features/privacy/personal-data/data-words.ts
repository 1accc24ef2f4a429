import { dayText, parseDay } from '@pramaan/domain/india-day'
import { topics } from '@pramaan/domain/notification'
import { formatPhone } from '@pramaan/domain/phone'
import type { DataWords } from './words/shape.ts'

/** Columns that repeat another one, or that only the server needs. */
export const repeatedColumns: readonly string[] = [
  'joiningStatus',
  'urgency',
  'tries',
  'skillKeys',
  'companyNameKey',
  'companyEmailDomain',
  'companyStatusBefore',
]

/** Columns of words joined by hyphens, such as the kind of a note or the purposes of a consent. */
const coded: readonly string[] = [
  'kind',
  'action',
  'purpose',
  'state',
  'template',
  'notifications',
  'channel',
  'preferences',
  'trouble',
  'list',
  'sections',
  ...topics,
]

/** Columns whose values come from our option lists; all others show the text as it was typed. */
const chosen: readonly string[] = [
  ...coded,
  'status',
  'fromStatus',
  'toStatus',
  'mover',
  'reason',
  'language',
  'method',
  'plan',
  'companyStatus',
  'type',
  'gender',
  'joining',
  'experienceLevel',
  'expStatus',
  'experience',
  'education',
  'qualification',
  'empType',
  'startMonth',
  'endMonth',
  'workModel',
  'designation',
  'year',
  'salary',
  'comSkills',
  'languages',
  'personality',
  'workTypes',
  'jobTypes',
  'jobLocation',
  'hasOwn',
  'availability',
]

/** `expectedCtc` and `search_logs` as people say it: 'Expected pay', 'Search logs'. */
export function wordsOf(words: DataWords, name: string) {
  const known = words.columns[name]
  if (known) return known
  const spaced = name
    .replace(/(Id|Ids)$/, '')
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A stored text or number as people read it: phones and days in their usual form, words in place of codes. */
export function valueText(words: DataWords, column: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return stageOf(words, column, value) ?? String(value)
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? parseDay(value) : undefined
  if (day) return dayText(day)
  if (/^\+\d{8,15}$/.test(value)) return formatPhone(value)
  if (!chosen.includes(column)) return value
  return labelOf(words, value) ?? (coded.includes(column) ? codesText(words, value) : value)
}

function stageOf(words: DataWords, column: string, status: number) {
  if (!/status$/i.test(column)) return undefined
  return Object.entries(words.stages).find(([stage]) => Number(stage) === status)?.[1]
}

function labelOf(words: DataWords, value: string) {
  return words.values[value] ?? words.options[`option.${value}`]
}

/** One code or several with commas between them, each in words. */
function codesText(words: DataWords, codes: string) {
  return codes
    .split(/,\s*/)
    .map((code) => labelOf(words, code) ?? code.replace(/-/g, ' '))
    .join(', ')
}
