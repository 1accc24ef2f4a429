import { parentPort } from 'node:worker_threads'
import type { CvFormat } from '@pramaan/domain/cv-text'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'

const readAs = { pdf: readPdf, docx: readDocx } as const

parentPort?.on('message', async ({ format, bytes }: { format: CvFormat; bytes: Uint8Array }) => {
  parentPort?.postMessage(await readAs[format](bytes).catch(() => null))
})
