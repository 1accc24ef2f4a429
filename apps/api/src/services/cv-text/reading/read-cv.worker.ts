import type { CvFormat } from '@pramaan/domain/cv-text'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'

const readAs = { pdf: readPdf, docx: readDocx } as const

process.on('message', async ({ format, bytes }: { format: CvFormat; bytes: Uint8Array }) => {
  process.send?.(await readAs[format](bytes).catch(() => null))
})
