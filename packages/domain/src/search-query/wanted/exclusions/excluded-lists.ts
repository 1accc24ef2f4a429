import type { Vocabulary } from '../../../concept/concept.ts'
import type { Item, Reading } from '../../passes/reading.ts'
import type { QueryPart, TextRange, Unsearched } from '../../query-parts.ts'
import { bracketAfter, bracketBefore, dashedBrackets } from './brackets.ts'
import { jointOf, mayBeListed, startsClause } from './joints.ts'
import { withoutIt } from './opposites.ts'

type Found = { text: string; vocabulary: Vocabulary }

/** What is not wanted together: the places of the items, and all that was written of it. */
type Group = TextRange & { members: readonly number[] }

/** What is asked for, and what can't be excluded and is left out instead. */
type Read = { parts: QueryPart[]; silent: Unsearched[] }

function isCity(part: QueryPart | undefined, vocabulary: Vocabulary): boolean {
  return part?.kind === 'concept' && part.conceptIds.every((id) => vocabulary.conceptOf(id)?.kind === 'city')
}

/** Whether an item is asked for, and not yet excluded by a dash. */
function isAsked(item: Item | undefined): item is Item & { part: QueryPart } {
  return item?.part !== undefined && !item.says && !('excluded' in item.part && item.part.excluded)
}

/** The items without those words that exclude nothing where they are: 'outside sales', 'non technical'. */
function withoutPlainWords(items: readonly Item[], { text, vocabulary }: Found): Item[] {
  return items.map((item, at): Item => {
    const [before, next] = [items[at - 1], items[at + 1]]
    const isPlain =
      (item.says === 'outsideNext' && !isCity(next?.part, vocabulary)) ||
      (item.says === 'outsideLast' && !isCity(before?.part, vocabulary)) ||
      (item.says === 'non' && (!isAsked(next) || !isOneWithNon(text, item, next)))
    return isPlain ? { from: item.from, to: item.to, ...(item.part && { part: item.part }) } : item
  })
}

/** Kinds of work that are named by what they are not, and words that are in no list: 'non-veg cook', 'non technical'. */
const kindOfWork = /^(?:veg|banking|voice|woven|ferrous|profit|destructive)/iu

/** Whether 'non' excludes what is behind it. */
function isOneWithNon(text: string, non: TextRange, { part }: { part: QueryPart }): boolean {
  const isBehind = /^[\s‐-–-]*$/u.test(text.slice(non.to, part.from))
  return isBehind && part.kind !== 'word' && !kindOfWork.test(text.slice(part.from, part.to))
}

/** Whether a negation is of what stands behind it; of what can be either, what is behind it comes first. */
function isOfNext(items: readonly Item[], at: number, text: string): boolean {
  const [before, item, next] = [items[at - 1], items[at], items[at + 1]]
  if (!item || item.says === 'outsideLast') return false
  if (/^\s*:/.test(text.slice(item.to))) return true
  if (item.says !== 'notLast' && item.says !== 'notBeside') return true
  // 'मुंबईविना' is one word.
  if (before?.to === item.from) return false
  const hasNext = next !== undefined && !next.says
  if (item.says === 'notBeside') return hasNext || !isAsked(before)
  // Hindi has it before too: 'sivay pune ke'.
  if (
    next &&
    /^s[h]?i|^सि/iu.test(text.slice(item.from, item.to)) &&
    /^\s*(?:ke|के)(?=\s|$)/iu.test(text.slice(next.to))
  )
    return true
  if (!hasNext || startsClause.test(text.slice(item.to, next.from))) return false
  // 'java, nahi chahiye fresher' is of the fresher.
  return !before || before.says !== undefined || startsClause.test(text.slice(before.to, item.from))
}

/**
 * Whether two items are of one name: pieces of it, two words that are in no list and may be one ('night shift'), or a
 * name and its short form ('General Nursing & Midwifery (GNM)').
 */
function isOneName(one: Item, other: Item, between: string): boolean {
  if (one.name !== undefined && one.name === other.name) return true
  if (one.part?.kind === 'word' && other.part?.kind === 'word') return /^\s+$/u.test(between)
  if (one.part?.kind !== 'concept' || other.part?.kind !== 'concept') return false
  return /^\s*[([]\s*$/u.test(between) && String(one.part.conceptIds) === String(other.part.conceptIds)
}

/** The items that are in a list with one that is excluded, in one direction from it. */
function listed(items: readonly Item[], first: number, step: 1 | -1, isStrong: boolean, found: Found): number[] {
  const members = [first]
  let hasJoint = false
  for (let at = first + step; ; at += step) {
    const [one, other] = [items[at - step], items[at]]
    if (!isAsked(one) || !isAsked(other)) return members
    const [left, right] = step === 1 ? [one, other] : [other, one]
    const between = found.text.slice(left.to, right.from)
    const joint = jointOf(between)
    const behind = step === 1 ? items[at + 1] : undefined
    const isOf = joint && mayBeListed({ one: one.part, other: other.part, behind, joint }, found)
    // Of 'php, wordpress nahi chahiye' only one is not wanted, of 'php, wordpress aur java nahi' each.
    const isCommaAlone = joint === 'comma' && !isStrong && !hasJoint
    if (!isOneName(one, other, between) && (!isOf || isCommaAlone)) return members
    hasJoint ||= joint !== undefined
    members.push(at)
  }
}

/** What stands behind all that it excludes; any other word ends a sentence. */
const postposition =
  /ala[wv]a|si[wv]a|s[h]?i[wv]ay|chh?od|sodun|vagal|bahar|baher|bina|bagair|hata|atirikt|vyatirikt|अलावा|सिवा|शिवाय|छोड|सोडून|वगळ|बाहर|बाहेर|बिना|बगैर|हटा|अतिरिक्त|व्यतिरिक्त|खेरीज|विना/iu

/** What a negation excludes; undefined if there is nothing to exclude beside it. */
function groupOf(items: readonly Item[], at: number, found: Found): Group | undefined {
  const { text } = found
  const [item, isNext] = [items[at], isOfNext(items, at, text)]
  const first = isNext ? at + 1 : at - 1
  const target = items[first]
  if (!item || !isAsked(target)) return undefined
  const bracket = isNext ? bracketAfter(text, item.to, target.from) : bracketBefore(text, target.to, item.from)
  if (bracket) {
    const members = items.flatMap((one, index) =>
      isAsked(one) && one.from >= bracket.from && one.to <= bracket.to ? index : [],
    )
    const [before, inside] = [items[(members[0] ?? 0) - 1], items[members[0] ?? -1]]
    const isShort = isAsked(before) && inside && isOneName(before, inside, text.slice(before.to, inside.from))
    const from = isShort ? before.from : bracket.from
    return {
      members: isShort ? [(members[0] ?? 0) - 1, ...members] : members,
      from: Math.min(item.from, from),
      to: Math.max(item.to, bracket.to),
    }
  }
  if (item.says === 'dash') return undefined
  const isStrong = isNext || item.says !== 'notLast' || postposition.test(text.slice(item.from, item.to))
  const members = listed(items, first, isNext ? 1 : -1, isStrong, found).sort((one, other) => one - other)
  const ranges = [item, ...members.flatMap((index) => items[index] ?? [])]
  return {
    members,
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  }
}

/** Two excluded parts as one, where one can say both. */
function merged({ text, vocabulary }: Found, one: QueryPart, other: QueryPart): QueryPart | undefined {
  const range = { from: one.from, to: other.to }
  if (one.kind === 'concept' && other.kind === 'concept') {
    const isDomain = ({ conceptIds }: { conceptIds: readonly number[] }) =>
      conceptIds.some((id) => vocabulary.conceptOf(id)?.kind === 'domain')
    // A domain is excluded by the words that say it.
    if (isDomain(one) !== isDomain(other)) return undefined
    const spelling = one.spelling === 'known' ? other.spelling : 'corrected'
    return { ...one, conceptIds: [...new Set([...one.conceptIds, ...other.conceptIds])], spelling, ...range }
  }
  if (one.kind === 'level' && other.kind === 'level' && one.level === other.level) return { ...one, ...range }
  const isWord = (part: QueryPart) => part.kind === 'word' && !part.spelling && !part.or
  // 'No night shift' is all right with a shift by day.
  if (isWord(one) && isWord(other) && /^\s+$/u.test(text.slice(one.to, other.from)))
    return { kind: 'phrase', words: text.slice(range.from, range.to), excluded: true, ...range }
  if (one.kind === 'word' && other.kind === 'word')
    return { ...one, or: [...(one.or ?? []), other.word, ...(other.or ?? [])], ...range }
  if (one.kind === 'phrase' && other.kind === 'phrase')
    return { ...one, or: [...(one.or ?? []), other.words, ...(other.or ?? [])], ...range }
  return undefined
}

/** Of a name with its skill, as 'tally accountant', only the skill says what is not wanted. */
function withoutNamedWork(members: readonly Item[], vocabulary: Vocabulary): Item[] {
  const isTitle = ({ part }: Item) =>
    part?.kind === 'concept' && part.conceptIds.every((id) => vocabulary.conceptOf(id)?.kind === 'title')
  const isPiece = (item: Item) =>
    item.name !== undefined && members.some((one) => one !== item && one.name === item.name && !isTitle(one))
  return members.filter((item) => !isTitle(item) || !isPiece(item))
}

function excludedOf({ members, from, to }: Group, items: readonly Item[], found: Found): Read {
  const excludedItems = withoutNamedWork(
    members.flatMap((at) => items[at] ?? []),
    found.vocabulary,
  )
  const parts: QueryPart[] = []
  const silent: Unsearched[] = []
  for (const { part } of excludedItems) {
    if (!part) continue
    const opposite = withoutIt(part)
    if (opposite.length === 0) silent.push({ from: part.from, to: part.to, why: 'unused' })
    for (const one of opposite) {
      const last = parts.at(-1)
      const both = last && merged(found, last, one)
      if (both) parts.splice(-1, 1, both)
      else parts.push(one)
    }
  }
  const all = { from, to }
  if (parts.length === 0) return { parts, silent: [{ ...all, why: 'unused' }] }
  const ranged = parts.map((part, at): QueryPart => {
    const range = { from: at === 0 ? from : part.from, to: at === parts.length - 1 ? to : part.to }
    return { ...part, ...range, ...(parts.length > 1 && { list: all }) }
  })
  return { parts: ranged, silent }
}

/** The pieces of a name that a dash is before, without the work: '-tally accountant' excludes who knows Tally. */
function withDashedNames(items: readonly Item[], vocabulary: Vocabulary): Item[] {
  const isDashed = ({ name, part }: Item) => name !== undefined && part && 'excluded' in part && part.excluded
  const dashed = new Set(items.flatMap((item) => (isDashed(item) ? [item.name] : [])))
  return items.flatMap((item): Item[] => {
    if (item.name === undefined || !dashed.has(item.name) || isDashed(item)) return [item]
    const of = items.filter(({ name }) => name === item.name)
    if (!withoutNamedWork(of, vocabulary).includes(item)) return []
    return item.part ? withoutIt(item.part).map((part) => ({ ...item, part })) : []
  })
}

/**
 * The items of a text with what is not wanted excluded: what 'not' and a dash are before, what 'nahi' is behind, and all
 * that is in a list or a pair of brackets with it. What can't be excluded is left out.
 */
export function withExclusions(found: Reading): Partial<Reading> {
  const { text, vocabulary } = found
  const dashes = dashedBrackets(text).map((range): Item => ({ ...range, says: 'dash' }))
  const inOrder = [...found.items, ...dashes].sort((one, other) => one.from - other.from)
  const items = withDashedNames(withoutPlainWords(inOrder, found), vocabulary)
  const taken = new Set<number>()
  const read: Read = { parts: [], silent: [] }
  items.forEach((item, at) => {
    const group = item.says && groupOf(items, at, found)
    const members = group?.members.filter((member) => !taken.has(member)) ?? []
    if (!group || members.length === 0) return
    for (const member of members) taken.add(member)
    const excluded = excludedOf({ ...group, members }, items, found)
    read.parts.push(...excluded.parts)
    read.silent.push(...excluded.silent)
  })
  items.forEach((item, at) => {
    if (item.part && !item.says && !taken.has(at)) read.parts.push(item.part)
  })
  const asked = read.parts.sort((one, other) => one.from - other.from)
  return {
    items: asked.map((part) => ({ from: part.from, to: part.to, part })),
    silent: [...found.silent, ...read.silent],
  }
}
