import type { Language } from '@pramaan/domain/language'

/** One thing of a section: its name, and the lines below it. */
export type DocumentEntry = { title?: string; lines: readonly string[] }

/** What a document of one column says, in the order of reading. */
export type DocumentContent = {
  /** English where nothing else is said. */
  language?: Language
  title: string
  /** Below the title, each on its own line. */
  lines: readonly string[]
  sections: readonly { title: string; entries: readonly DocumentEntry[] }[]
}

/** A document in a language that its reader chose. */
export type ReadableDocument = DocumentContent & { language: Language }

/** What a receipt says, in the order of reading: a title, facts beside their names, the sums, notes below. */
export type ReceiptContent = {
  title: string
  facts: readonly (readonly [name: string, value: string])[]
  sums: readonly (readonly [name: string, amount: string])[]
  notes: readonly string[]
}

/** A document to draw: which one, what it says, and when it was made. */
export type Drawing =
  | { kind: 'cv' | 'personal-data'; content: DocumentContent; at: Date }
  | { kind: 'receipt'; content: ReceiptContent; at: Date }
