import { spelledWords } from '../spelling/spelling.ts'
import { type Steps, sortedInSteps } from '../steps/steps.ts'
import type { Concept } from './concept-shape.ts'
import type { SpellingTable } from './spelling-table.ts'

/** Only one or two typed letters match more spellings than this, and then any of them will do. */
const mostRead = 3_000

function firstFrom(keys: readonly string[], order: Uint32Array, prefix: string): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[order[middle] ?? 0] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

/** The possible beginnings of keys for an unfinished text: its last word may be incomplete, or a short form. */
function prefixesOf(text: string): string[] {
  const words = spelledWords(text)
  const last = words.at(-1)
  if (!last) return []
  const before = words.slice(0, -1).map(({ key }) => key)
  return [...new Set([[...before, last.folded].join(''), [...before, last.key].join('')])].filter(Boolean)
}

type PrefixSearch = (text: string, limit: number, isWanted: (concept: Concept) => boolean) => readonly Concept[]

/** Finds the concepts with a spelling that begins with a text. */
export function* prefixSearchOf({ keys, concepts }: SpellingTable): Steps<PrefixSearch> {
  const order = yield* sortedInSteps(keys.length, (one, other) => ((keys[one] ?? '') < (keys[other] ?? '') ? -1 : 1))
  return (text, limit, isWanted) => {
    const found: number[] = []
    for (const prefix of prefixesOf(text)) {
      const start = firstFrom(keys, order, prefix)
      for (let at = start; at < Math.min(order.length, start + mostRead); at++) {
        const index = order[at] ?? 0
        if (!keys[index]?.startsWith(prefix)) break
        found.push(index)
      }
    }
    return shortestFirst(found, { keys, concepts }).filter(isWanted).slice(0, limit)
  }
}

/** The concepts with a spelling in which the text begins at any word; for people who look through the whole list. */
export function foundWithin({ keys, words, concepts }: SpellingTable, text: string): readonly Concept[] {
  const typed = spelledWords(text).map(({ key }) => key)
  if (typed.length === 0) return []
  const joined = typed.join('')
  const apart = ` ${typed.join(' ')}`
  const found = keys.flatMap((key, index) =>
    key.includes(joined) && ` ${words[index]?.join(' ')}`.includes(apart) ? [index] : [],
  )
  return shortestFirst(found, { keys, concepts })
}

/** The concepts of spellings, each once, those of the shortest spelling first. */
function shortestFirst(found: number[], { keys, concepts }: Pick<SpellingTable, 'keys' | 'concepts'>) {
  const shortest = found.sort((one, other) => (keys[one]?.length ?? 0) - (keys[other]?.length ?? 0) || one - other)
  return [...new Set(shortest.flatMap((index) => concepts[index] ?? []))]
}
