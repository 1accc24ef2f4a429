import { csvRows } from '@pramaan/domain/csv-rows'
import { readRows } from '@pramaan/domain/job-import'
import Papa from 'papaparse'
import { decodedOnce } from './entities.ts'

/** The draft jobs of a CSV file: commas, semicolons or tabs, quoted cells, with or without the mark in front. */
export function jobsOfCsv(text: string) {
  const rows = csvRows(Papa.parse<string[]>(text.replace(/^\uFEFF/, '')))
  return readRows(rows.map(({ cells, fault }) => ({ cells: cells.map((cell) => decodedOnce(unguarded(cell))), fault })))
}

/** A cell without the apostrophe that protects it from being read as a formula. */
function unguarded(cell: string) {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
