import type { Reading } from '../passes/reading.ts'
import type { QueryPart } from '../query-parts.ts'

/** The parts in which freelance and hybrid work, which no person has as a field, are words. */
export function withWaysAsWords({ text, parts, searchesPeople }: Reading): Partial<Reading> {
  if (!searchesPeople) return {}
  const asked = parts.map((part): QueryPart => {
    if (part.kind !== 'work' || (part.way !== 'freelance' && part.way !== 'hybrid')) return part
    const { from, to } = part
    return { kind: 'word', word: text.slice(from, to), excluded: false, from, to }
  })
  return { parts: asked }
}
