import type { Vocabulary } from '../../concept/concept.ts'
import { readWith } from '../read.ts'
import { phases } from './phases.ts'
import type { ReadingOptions } from './reading.ts'
import { queryText, readingText } from './reading-text.ts'

/** What was read after a pass. */
export type Explained = { phase: string; pass: string; text: string }

/** How a query is read, pass by pass. */
export function explainQuery(text: string, vocabulary: Vocabulary, options: ReadingOptions = {}): Explained[] {
  const after: Explained[] = []
  readWith(text, vocabulary, {
    ...options,
    see: (pass, reading) => {
      const phase = phases.find(({ passes }) => passes.includes(pass))?.name ?? 'parts'
      after.push({ phase, pass: pass.name, text: readingText(reading, phase) })
    },
  })
  return after
}

/** How a query is read, in words; also without one of the passes. */
export function readingOf(
  text: string,
  vocabulary: Vocabulary,
  options: ReadingOptions & { without?: string } = {},
): string {
  return queryText(readWith(text, vocabulary, options), vocabulary)
}
