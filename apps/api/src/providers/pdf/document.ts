import type { Language } from '@pramaan/domain/language'
import { makePdf, type Pdf, paper, rule, write } from './ink.ts'

/** One thing of a section: its name, and the lines below it. */
export type DocumentEntry = { title?: string; lines: readonly string[] }

/** What a document of one column says, in the order of reading. */
export type PdfDocument = {
  /** English where nothing else is said. */
  language?: Language
  title: string
  /** Below the title, each on its own line. */
  lines: readonly string[]
  sections: readonly { title: string; entries: readonly DocumentEntry[] }[]
}

/** A document in a language that its reader chose. */
export type ReadableDocument = PdfDocument & { language: Language }

/** As much room as a heading wants below it, so that it never ends a page. */
const headingSpace = 84

/** Draws text in one column over as many pages as it takes, with its fonts inside: what a program reads is what a person reads. */
export function drawDocument({ language, title, lines, sections }: PdfDocument, at: Date): Promise<Buffer> {
  return makePdf({ title, at, language }, (pdf) => {
    write(pdf, title, { size: 22, weight: 700 })
    for (const line of lines) write(pdf, line, { size: 10.5, color: '#4a5266' })
    for (const section of sections) {
      pdf.moveDown(1.1)
      keepTogether(pdf)
      write(pdf, section.title, { size: 13, weight: 700 })
      pdf.moveDown(0.15)
      rule(pdf)
      for (const entry of section.entries) writeEntry(pdf, entry)
    }
  })
}

function writeEntry(pdf: Pdf, { title, lines }: DocumentEntry) {
  if (title) {
    keepTogether(pdf, headingSpace / 2)
    write(pdf, title, { size: 11, weight: 700 })
  }
  for (const line of lines) write(pdf, line, { size: 10.5 })
  pdf.moveDown(0.5)
}

function keepTogether(pdf: Pdf, room = headingSpace) {
  if (pdf.y + room > paper.height - paper.margin) pdf.addPage()
}
