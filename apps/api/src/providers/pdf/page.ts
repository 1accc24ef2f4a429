import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { type Part, runsOf } from './runs.ts'

/** What a page says, in the order of reading: a title, facts beside their names, the sums, notes below. */
export type PdfPage = {
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  sums: readonly (readonly [name: string, amount: string])[]
  notes: readonly string[]
}

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

const page = { size: 'A4', margin: 56 } as const
const inner = 595 - 2 * page.margin

/** Draws a page as a PDF with its fonts inside. */
export function drawPage({ title, facts, sums, notes }: PdfPage, at: Date): Promise<Buffer> {
  const info = { Title: title, Producer: 'Pramaan', CreationDate: at }
  const pdf = new PDFDocument({ ...page, info, lang: 'en-IN', displayTitle: true, font: fonts.latin[400] })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  write(pdf, title, { size: 22, weight: 700 })
  pdf.moveDown(1)
  for (const [name, value] of facts) pair(pdf, name, value, 'left')
  pdf.moveDown(1)
  rule(pdf)
  for (const [name, amount] of sums) pair(pdf, name, amount, 'right')
  rule(pdf)
  for (const note of notes) write(pdf, note, { size: 9 })
  pdf.end()
  return done
}

type Pdf = InstanceType<typeof PDFDocument>
type Look = { size: number; weight?: 400 | 700; width?: number; x?: number; align?: 'left' | 'right' }

function rule(pdf: Pdf) {
  pdf
    .moveTo(page.margin, pdf.y)
    .lineTo(page.margin + inner, pdf.y)
    .lineWidth(0.5)
    .strokeColor('#8890a0')
    .stroke()
  pdf.moveDown(0.6)
}

function pair(pdf: Pdf, name: string, value: string, align: 'left' | 'right') {
  const y = pdf.y
  write(pdf, name, { size: 10, width: 150 })
  pdf.y = y
  const end = align === 'right' ? { x: page.margin + inner - widthOf(pdf, value, 10, 700) } : { x: page.margin + 160 }
  write(pdf, value, { size: 10, weight: 700, width: page.margin + inner - end.x + 2, ...end })
  pdf.moveDown(0.4)
}

/** Writes a line, each run of it in the part of the font that has its letters. */
function write(pdf: Pdf, text: string, { size, weight = 400, width = inner, x = page.margin }: Look) {
  const runs = runsOf(text)
  pdf.fontSize(size).fillColor('#1c2333')
  for (const [at, run] of runs.entries()) {
    pdf.font(fonts[run.part][weight])
    const options = { width, continued: at < runs.length - 1 }
    if (at === 0) pdf.text(run.text, x, pdf.y, options)
    else pdf.text(run.text, options)
  }
}

function widthOf(pdf: Pdf, text: string, size: number, weight: 400 | 700) {
  pdf.fontSize(size)
  return runsOf(text).reduce((sum, run) => sum + pdf.font(fonts[run.part][weight]).widthOfString(run.text), 0)
}
