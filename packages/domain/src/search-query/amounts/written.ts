import { type SpelledWord, spelledWords } from '../../spelling/spelling.ts'
import type { Reading } from '../passes/reading.ts'
import type { QueryPart, TextRange, Unsearched } from '../query-parts.ts'
import { isDashBefore } from '../wanted/exclusions/dash-before.ts'
import { personalNumbersIn } from './ages.ts'
import { experienceIn } from './experience.ts'
import { noticeIn } from './notice.ts'
import { passingIn } from './passing.ts'
import { payIn } from './pay.ts'

const quoted = /(?<dash>(?<![^\s(])[-−–])?["“”„«](?<words>[^"“”„«»]*)["“”»]/gu
const address = /[^\s,;]+@[^\s,;]+|https?:\/\/\S+/gu

function phrasesIn(text: string): QueryPart[] {
  return Array.from(text.matchAll(quoted)).flatMap(({ index, groups, 0: written }) => {
    const words = groups?.words?.trim() ?? ''
    const range = { from: index, to: index + written.length }
    return words === '' ? [] : [{ kind: 'phrase', words, excluded: groups?.dash !== undefined, ...range }]
  })
}

function addressesIn(text: string): QueryPart[] {
  return Array.from(text.matchAll(address), ({ index, 0: word }) => {
    return { kind: 'word', word, excluded: false, from: index, to: index + word.length }
  })
}

function overlaps(one: TextRange, other: TextRange): boolean {
  return one.from < other.to && other.from < one.to
}

/** The ranges outside everything that was read before. */
function free<Some extends TextRange>(found: readonly Some[], taken: readonly TextRange[]): Some[] {
  const chosen: Some[] = []
  for (const one of found) if (![...taken, ...chosen].some((other) => overlaps(one, other))) chosen.push(one)
  return chosen
}

/** What was found and not read before, added to what was. */
function added({ written, silent }: Reading, found: readonly (QueryPart | Unsearched)[]): Partial<Reading> {
  const fresh = free(found, [...written, ...silent])
  return {
    written: [...written, ...fresh.filter((one) => 'kind' in one)],
    silent: [...silent, ...fresh.filter((one) => 'why' in one)],
  }
}

/** What stands in quotation marks. */
export function withQuotations(reading: Reading): Partial<Reading> {
  return added(reading, phrasesIn(reading.text))
}

/** Addresses of e-mails and pages. */
export function withAddresses(reading: Reading): Partial<Reading> {
  return added(reading, addressesIn(reading.text))
}

/** The year of passing. */
export function withYearsOfPassing(reading: Reading): Partial<Reading> {
  return added(reading, passingIn(reading.plain))
}

/** Pay. */
export function withPay(reading: Reading): Partial<Reading> {
  return added(reading, payIn(reading.plain, reading.onePay))
}

/** How soon they can join; a notice period of more than a month asks for nothing. */
export function withNotice(reading: Reading): Partial<Reading> {
  const found = noticeIn(reading.plain).map((one): QueryPart | Unsearched => {
    return 'kind' in one ? one : { from: one.from, to: one.to, why: 'unused' }
  })
  return added(reading, found)
}

/** A person's age, height and weight. */
export function withPersonalNumbers(reading: Reading): Partial<Reading> {
  const found = personalNumbersIn(reading.plain)
  return added(
    reading,
    found.map(({ from, to }) => ({ from, to, why: 'personal' })),
  )
}

/** Years of experience. */
export function withExperience(reading: Reading): Partial<Reading> {
  return added(reading, experienceIn(reading.plain))
}

/** The words that were not read yet; the first one after a part that was read is separate from the word before it. */
export function withWords({ text, written, silent }: Reading): Partial<Reading> {
  const taken = [...written, ...silent]
  let reached = 0
  const words = free(spelledWords(text), taken).map((word): SpelledWord => {
    const start = reached
    reached = word.to
    const isApart = taken.some(({ from }) => from >= start && from < word.from)
    return isApart || isDashBefore(text, word) ? { ...word, apart: true } : word
  })
  return { words }
}
