import { itemPasses } from './item-passes.ts'
import { partPasses } from './part-passes.ts'
import type { Pass } from './reading.ts'
import { segmentPasses } from './segment-passes.ts'

/** A part of reading, named after what its passes make. */
export type Phase = { name: 'segments' | 'items' | 'parts'; does: string; passes: readonly Pass[] }

/** How a query is read: the passes of each phase, one after another. */
export const phases: readonly Phase[] = [
  {
    name: 'segments',
    does: 'From letters to names of our lists, and words that are in none. Quotations and numbers are read first; the first pass that takes a stretch of the text keeps it. Then words are looked up, and the passes behind "names" repair what it found.',
    passes: segmentPasses,
  },
  {
    name: 'items',
    does: 'What is wanted, and what is not. A negation is of what stands beside it, so everything is put into the order of the text first.',
    passes: itemPasses,
  },
  {
    name: 'parts',
    does: 'What is asked for together, and what asks for nothing. Here a pass sees the whole question: a number is years because work is named beside it.',
    passes: partPasses,
  },
]
