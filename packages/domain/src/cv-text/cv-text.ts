import { withoutContactData } from '../contact-data/contact-data.ts'

import { startOf } from '../shortened/shortened.ts'

/** The limits of reading a CV: longer text is cut, and a file that takes longer is not read. */
export const cvLimits = { pages: 12, letters: 20_000, ms: 10_000, bytes: 5 * 1024 * 1024 } as const

/** The formats of a CV whose text can be read, by their content type. */
const formats = new Map([
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
] as const)

export type CvFormat = 'pdf' | 'docx'

/** The format of a content type; undefined for pictures and the old Word format, which can't be read. */
export function cvFormatOf(type: string): CvFormat | undefined {
  return [...formats].find(([known]) => known === type)?.[1]
}

/** The text of a CV for storage: without contact data and document numbers, and cut to the limit. */
export function cvTextOf(read: string): string {
  const start = startOf(read, 2 * cvLimits.letters)
    .normalize('NFC')
    .replaceAll('\u0000', '')
  const text = withoutContactData(start, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
  return startOf(text, cvLimits.letters)
}
