import type { Reading } from './passes/reading.ts'
import { type QueryPart, textsOf } from './query-parts.ts'

/**
 * Each part costs a look through what is searched, so a text that has more of them is searched by the first: so many in
 * all, and so many that are in no list and are looked for as they are written.
 */
const most = { parts: 30, written: 12 }

function isWritten({ kind }: QueryPart): boolean {
  return kind === 'word' || kind === 'phrase'
}

/** What a part says and how that is written, wherever it stands. */
function saidBy(part: QueryPart, text: string): string {
  const { from, to, list: _list, ...said } = part
  return JSON.stringify([text.slice(from, to), said]).toLowerCase()
}

/** The parts of a query that are searched: the first of those that say different things, with all that repeat them. */
export function firstParts({ parts, text }: Reading): Partial<Reading> {
  const first = { parts: new Set<string>(), written: new Set<string>() }
  const searched = parts.filter((part) => {
    const said = saidBy(part, text)
    if (first.parts.has(said)) return true
    if (first.parts.size >= most.parts || (isWritten(part) && first.written.size >= most.written)) return false
    first.parts.add(said)
    if (isWritten(part)) first.written.add(said)
    return true
  })
  return { parts: searched }
}

function withoutRepeated(part: QueryPart): QueryPart {
  if ((part.kind !== 'word' && part.kind !== 'phrase') || !part.or) return part
  const [first, ...others] = new Set(textsOf(part))
  const { or: _or, ...alone } = part
  return first === undefined || others.length === 0 ? alone : { ...part, or: others }
}

/** The parts without those that say the same in the same words as one before them. */
export function eachOnce({ parts, text }: Reading): Partial<Reading> {
  const first = Map.groupBy(parts.map(withoutRepeated), (part) => saidBy(part, text))
  return { parts: [...first.values()].flatMap((same) => same.slice(0, 1)) }
}
