import { inner, makePdf, type Pdf, paper, rule, widthOf, write } from './ink.ts'

/** What a page says, in the order of reading: a title, facts beside their names, the sums, notes below. */
export type PdfPage = {
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  sums: readonly (readonly [name: string, amount: string])[]
  notes: readonly string[]
}

/** Draws a page as a PDF with its fonts inside. */
export function drawPage({ title, facts, sums, notes }: PdfPage, at: Date): Promise<Buffer> {
  return makePdf({ title, at }, (pdf) => {
    write(pdf, title, { size: 22, weight: 700 })
    pdf.moveDown(1)
    for (const [name, value] of facts) pair(pdf, name, value, 'left')
    pdf.moveDown(1)
    rule(pdf)
    for (const [name, amount] of sums) pair(pdf, name, amount, 'right')
    rule(pdf)
    for (const note of notes) write(pdf, note, { size: 9 })
  })
}

function pair(pdf: Pdf, name: string, value: string, align: 'left' | 'right') {
  const y = pdf.y
  write(pdf, name, { size: 10, width: 150 })
  pdf.y = y
  const end = align === 'right' ? { x: paper.margin + inner - widthOf(pdf, value, 10, 700) } : { x: paper.margin + 160 }
  write(pdf, value, { size: 10, weight: 700, width: paper.margin + inner - end.x + 2, ...end })
  pdf.moveDown(0.4)
}
