import { cvLimits } from '@pramaan/domain/cv-text'
import { getDocumentProxy } from 'unpdf'

/** The text of a PDF's first pages, line by line. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  // PDF.js does not accept a Buffer.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const pages: string[] = []
    for (let at = 1; at <= Math.min(pdf.numPages, cvLimits.pages); at++) {
      const { items } = await (await pdf.getPage(at)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : '')).join(''))
    }
    return pages.join('\n')
  } finally {
    await pdf.loadingTask.destroy()
  }
}
