import { itemPasses } from './item-passes.ts'
import { partPasses } from './part-passes.ts'
import type { Pass } from './reading.ts'
import { segmentPasses } from './segment-passes.ts'

/** A part of reading, named after what its passes make. */
export type Phase = { name: 'segments' | 'items' | 'parts'; does: string; passes: readonly Pass[] }

/** How a query is read: the passes of each phase, one after another. */
export const phases: readonly Phase[] = [
  { name: 'segments', does: 'From letters to names of our lists, and words that are in none.', passes: segmentPasses },
  { name: 'items', does: 'What is wanted, and what is not.', passes: itemPasses },
  { name: 'parts', does: 'What is asked for together, and what asks for nothing.', passes: partPasses },
]
