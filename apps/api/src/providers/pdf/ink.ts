import { createRequire } from 'node:module'
import type { Language } from '@pramaan/domain/language'
import PDFDocument from 'pdfkit'
import { type Part, runsOf } from './runs.ts'

const require = createRequire(import.meta.url)
/** Embedded, for the built-in fonts have neither ₹ nor Devanagari: each part of the font covers its own letters. */
const fonts = {
  latin: {
    400: require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-400-normal.woff'),
    700: require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-700-normal.woff'),
  },
  extended: {
    400: require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-ext-400-normal.woff'),
    700: require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-ext-700-normal.woff'),
  },
  devanagari: {
    400: require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
    700: require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'),
  },
} as const satisfies Record<Part, unknown>

/** The paper, in points. */
export const paper = { size: 'A4', margin: 56, width: 595, height: 842 } as const

/** The width between the margins. */
export const inner = paper.width - 2 * paper.margin

/** A document that is being written. */
export type Pdf = InstanceType<typeof PDFDocument>

/** How words look, and where they begin when not at the margin. */
export type Look = { size: number; weight?: 400 | 700; width?: number; x?: number; color?: string }

/** What a document is called, when it was made, and the language that it is read aloud in. */
type Made = { title: string; at: Date; language?: Language | undefined }

/** Draws a document with its fonts inside; `draw` writes on it. */
export function makePdf({ title, at, language = 'en' }: Made, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const info = { Title: title, Producer: 'Pramaan', CreationDate: at }
  const { size, margin } = paper
  // No font for the document: each new page would take it up again in the middle of a line.
  const pdf = new PDFDocument({
    size,
    margin,
    info,
    lang: `${language}-IN`,
    displayTitle: true,
    font: '',
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  draw(pdf)
  pdf.end()
  return done
}

/** A hairline over the whole width. */
export function rule(pdf: Pdf) {
  pdf
    .moveTo(paper.margin, pdf.y)
    .lineTo(paper.margin + inner, pdf.y)
    .lineWidth(0.5)
    .strokeColor('#8890a0')
    .stroke()
  pdf.moveDown(0.6)
}

/** Writes a line, each run of it in the part of the font that has its letters. */
export function write(pdf: Pdf, text: string, look: Look) {
  const { size, weight = 400, width = inner, x = paper.margin, color = '#1c2333' } = look
  const runs = runsOf(text)
  pdf.fontSize(size).fillColor(color)
  for (const [at, run] of runs.entries()) {
    pdf.font(fonts[run.part][weight])
    const options = { width, continued: at < runs.length - 1 }
    if (at === 0) pdf.text(run.text, x, pdf.y, options)
    else pdf.text(run.text, options)
  }
}

/** How wide a text gets. */
export function widthOf(pdf: Pdf, text: string, size: number, weight: 400 | 700) {
  pdf.fontSize(size)
  return runsOf(text).reduce((sum, run) => sum + pdf.font(fonts[run.part][weight]).widthOfString(run.text), 0)
}
