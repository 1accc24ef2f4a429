import { readRows } from '@pramaan/domain/job-import'
import Papa from 'papaparse'

/** The draft jobs of a CSV file: commas, semicolons or tabs, quoted cells, with or without the mark in front. */
export function jobsOfCsv(text: string) {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' })
  return readRows(data.map((cells) => cells.map(unguarded)))
}

/** A cell as it was before a file guarded it against being read as a formula. */
function unguarded(cell: string) {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
