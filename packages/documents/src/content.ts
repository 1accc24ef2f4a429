import type { Language } from '@pramaan/domain/language'

/** An entry of a section: its name, and the lines below it. */
export type DocumentEntry = { title?: string; lines: readonly string[] }

/** The content of a one-column document, in reading order. */
export type DocumentContent = {
  /** English by default. */
  language?: Language
  title: string
  /** Below the title, each on its own line. */
  lines: readonly string[]
  sections: readonly { title: string; entries: readonly DocumentEntry[] }[]
}

/** A document in a language that its reader chose. */
export type ReadableDocument = DocumentContent & { language: Language }

/** The content of a receipt, in reading order: a title, labelled facts, the amounts, notes. */
export type ReceiptContent = {
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  sums: readonly (readonly [name: string, amount: string])[]
  notes: readonly string[]
}

/** A document to draw: its kind, content and creation time. */
export type Drawing =
  | { kind: 'cv' | 'personal-data'; content: DocumentContent; at: Date }
  | { kind: 'receipt'; content: ReceiptContent; at: Date }
