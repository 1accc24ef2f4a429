import { parseCin, type WhyNotCin } from './cin.ts'
import { compactNumber, parseGstin, type WhyNotGstin } from './gstin.ts'

/** A GSTIN or CIN, or why the text is neither. */
export type ParsedCompanyNumber =
  | { kind: 'gstin' | 'cin'; number: string; why?: undefined }
  | { why: `gstin-${WhyNotGstin}` | `cin-${WhyNotCin}` | 'neither' }

/** The length of a CIN; a GSTIN has 15 characters. */
const cinLength = 21

/** Parses a GSTIN or CIN. An invalid text gets the message of the kind that it resembles. */
export function parseCompanyNumber(text: string, thisYear: number): ParsedCompanyNumber {
  const compact = compactNumber(text)
  if (/^\d/.test(compact)) {
    const read = parseGstin(compact)
    return read.why ? { why: `gstin-${read.why}` } : { kind: 'gstin', number: read.gstin }
  }
  if (!/^[LU]\d/.test(compact) && compact.length !== cinLength) return { why: 'neither' }
  const read = parseCin(compact, thisYear)
  return read.why ? { why: `cin-${read.why}` } : { kind: 'cin', number: read.cin }
}

/** What is wrong with a company's number, as a sentence that says how to fix it. */
export const companyNumberMessages = {
  neither: 'Enter a GSTIN (15 characters) or a CIN (21 characters).',
  'gstin-shape': 'A GSTIN has 15 characters, such as 27AABCD1234E1Z8.',
  'gstin-state': 'A GSTIN begins with the code of a state, 01 to 38.',
  'gstin-checksum': 'One character of this GSTIN is wrong. Compare it with the certificate.',
  'cin-shape': 'A CIN has 21 characters, such as U72200MH2009PTC123456.',
  'cin-state': 'The two letters of the state in this CIN are wrong.',
  'cin-year': 'The year in this CIN is wrong.',
} as const satisfies Record<Extract<ParsedCompanyNumber, { why: string }>['why'], string>
