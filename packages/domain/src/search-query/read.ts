import type { Vocabulary } from '../concept/concept.ts'
import { startOf } from '../shortened/shortened.ts'
import { plainOf } from './amounts/amounts.ts'
import { phases } from './passes/phases.ts'
import type { Pass, Reading, ReadingOptions } from './passes/reading.ts'
import type { SearchQuery } from './query-parts.ts'

/** Longer text is cut off before reading, also where its signs stand for more letters, as a ligature of eighteen does. */
const longestQuery = { signs: 500, letters: 1000 }

function readable(text: string): string {
  let letters = 0
  let read = ''
  for (const sign of startOf(text, longestQuery.signs)) {
    letters += sign.normalize('NFKD').length
    if (letters > longestQuery.letters) break
    read += sign
  }
  return read
}

type Options = ReadingOptions & {
  readsTraits?: boolean
  /** The name of a pass that is left out. */
  without?: string
  /** Sees what is read after each pass. */
  see?: (pass: Pass, reading: Reading) => void
}

function unread(typed: string, vocabulary: Vocabulary, options: Options): Reading {
  const { isKnownWord, onePay = 'most', nearMe, readsTraits = false } = options
  const text = readable(typed)
  const searchesPeople = onePay === 'most'
  const known = { vocabulary, isKnownWord, onePay, nearMe, searchesPeople, readsTraits }
  const found = { written: [], silent: [], words: [], segments: [], items: [], parts: [], unsearched: [] }
  return { text, plain: plainOf(text), ...known, ...found }
}

function readOnce(text: string, vocabulary: Vocabulary, options: Options): Reading {
  let reading = unread(text, vocabulary, options)
  for (const { passes } of phases) {
    for (const pass of passes) {
      if (pass.name === options.without) continue
      reading = { ...reading, ...pass.run(reading) }
      options.see?.(pass, reading)
    }
  }
  return reading
}

/** Reads a text; where nothing but traits is asked for, they are read again as names of skills. */
export function readWith(text: string, vocabulary: Vocabulary, options: Options): SearchQuery {
  const first = readOnce(text, vocabulary, options)
  const asksForTraits = first.parts.length === 0 && first.unsearched.some(({ why }) => why === 'trait')
  const { parts, unsearched } = asksForTraits ? readOnce(text, vocabulary, { ...options, readsTraits: true }) : first
  return { text, parts, unsearched }
}

/**
 * The meaning of a text: concepts, years, pay, level, joining, work, and the words that are in no list; beside it, what
 * is not searched.
 */
export function readSearchQuery(text: string, vocabulary: Vocabulary, options: ReadingOptions = {}): SearchQuery {
  return readWith(text, vocabulary, options)
}
