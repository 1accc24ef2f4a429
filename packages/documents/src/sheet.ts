import type { Language } from '@pramaan/domain/language'
import { Document, type DocumentProps, Page } from '@react-pdf/renderer'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { tw } from './style.ts'
import { families } from './text/fonts.ts'
import { line } from './text/line.ts'

const page = [tw('p-[56pt] text-base leading-snug text-ink'), { fontFamily: families }]

type SheetOptions = { title: string; at: Date; language?: Language | undefined }

/** A document on A4 paper. Each part starts on a new page and fills as many as needed. */
export function sheet(
  { title, at, language = 'en' }: SheetOptions,
  parts: readonly ReactNode[],
): ReactElement<DocumentProps> {
  return createElement(
    Document,
    { title, language: `${language}-IN`, creator: 'Pramaan', producer: 'Pramaan', creationDate: at },
    parts.map((part, index) => createElement(Page, { key: index, size: 'A4', style: page }, part)),
  )
}

/** A document's title. */
export function heading(title: string) {
  return line(title, 'text-3xl leading-snug font-bold')
}
