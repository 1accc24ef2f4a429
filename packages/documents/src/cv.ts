import { createElement, Fragment } from 'react'
import type { DocumentContent } from './content.ts'
import { entry, opening, sectionTitle } from './sections.ts'
import { sheet } from './sheet.ts'

/** A CV in one column, which job portals read from top to bottom. */
export function cv(content: DocumentContent, at: Date) {
  const sections = content.sections.flatMap(({ title, entries }) => [sectionTitle(title), ...entries.map(entry)])
  return sheet({ title: content.title, at }, [createElement(Fragment, {}, opening(content), ...sections)])
}
