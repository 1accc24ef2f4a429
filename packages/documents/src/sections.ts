import { View } from '@react-pdf/renderer'
import { createElement, Fragment, type ReactNode } from 'react'
import type { DocumentContent, DocumentEntry } from './content.ts'
import { heading } from './sheet.ts'
import { tw } from './style.ts'
import { line } from './text/line.ts'

/** The space required below a heading, in points, so that it never ends a page. */
const roomBelow = 60

/** The title of a document and the lines below it. */
export function opening({ title, lines }: Pick<DocumentContent, 'title' | 'lines'>) {
  const subLines = lines.map((text, index) => line(text, 'text-muted', index))
  return createElement(Fragment, {}, heading(title), ...subLines)
}

/** The title of a section, underlined over the full width. */
export function sectionTitle(title: string) {
  return createElement(
    View,
    { style: tw('mt-5 mb-2 pb-1 border-b border-line'), minPresenceAhead: roomBelow },
    line(title, 'text-xl leading-snug font-bold'),
  )
}

/** An entry of a section; one with a title stays on one page. */
export function entry({ title, lines }: DocumentEntry) {
  const texts: ReactNode[] = lines.map((text, index) => line(text, undefined, index))
  const name = title ? line(title, 'font-bold') : null
  return createElement(View, { style: tw('mb-2'), wrap: !title }, name, ...texts)
}
