import { createElement, Fragment, type ReactNode } from 'react'
import type { DocumentContent, DocumentEntry } from './content.ts'
import { entry, opening, sectionTitle } from './sections.ts'
import { sheet } from './sheet.ts'

/** Lines of text per page, and the space in lines below an entry and a heading. */
const pageLines = 50
const roomBelow = 0.4
const headingLines = 3
const lineLetters = 85

/**
 * All data stored about a person, over many pages. The renderer lays out all remaining content again for each page, so
 * the pages are filled here: thousands of entries take time in proportion.
 */
export function personalData(content: DocumentContent, at: Date) {
  const rows = content.sections.flatMap(({ title, entries }) =>
    entries.map((one, index) => ({ one, title: index === 0 ? title : undefined })),
  )
  const pages: ReactNode[][] = [[opening(content)]]
  let left = pageLines - headingLines - content.lines.length
  for (const { one, title } of rows) {
    const lineCount = linesOf(one) + (title ? headingLines : 0)
    if (lineCount > left) {
      pages.push([])
      left = pageLines
    }
    if (title) pages.at(-1)?.push(sectionTitle(title))
    pages.at(-1)?.push(entry(one))
    left -= lineCount
  }
  const { title, language } = content
  return sheet(
    { title, at, language },
    pages.map((page) => createElement(Fragment, {}, ...page)),
  )
}

function linesOf({ lines }: DocumentEntry) {
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLetters)), roomBelow)
}
